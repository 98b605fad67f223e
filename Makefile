# demo    build, and open the demo in the browser
# test    install what is missing, lint, build, run all tests, those in a real browser too
# bench   measure, and print every figure beside its limit
# picture make the README's picture from the running program

STRICT := --explicit-target-dependency-import-check=error

.PHONY: demo test lint bench picture

demo:
	@sh Scripts/install-debian.sh demo
	@echo "Building Foldout. The first build takes some minutes."
	swift build -c release --product foldout
	@echo "Open the address below in a browser; Ctrl-C ends it."
	"$$(swift build -c release --show-bin-path)/foldout" demo

test:
	@sh Scripts/install-debian.sh test
	@sh Scripts/install-axe.sh
	$(MAKE) lint
	swift build --build-tests $(STRICT)
	swift test --skip-build --disable-xctest --skip '^Browser'
	# Browsers side by side on two cores make each other late: one after another.
	swift test --skip-build --disable-xctest --no-parallel --filter '^BrowserDriverTests'
	swift test --skip-build --disable-xctest --no-parallel --filter '^BrowserTests'

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Scripts \
	  Benchmarks/Engine Benchmarks/Server Benchmarks/Figures.swift Benchmarks/Package.swift

bench:
	@sh Scripts/install-debian.sh demo
	swift build -c release --product foldout
	swift run -c release --package-path Benchmarks Figures "$$(swift build -c release --show-bin-path)/foldout"

picture:
	@sh Scripts/install-debian.sh test
	swift build
	rm -rf .build/pictures
	swift run Pictures "$$(swift build --show-bin-path)/foldout" .build/pictures
	mkdir -p Documentation/Pictures
	cp .build/pictures/date-390-light-en.png .build/pictures/wheels-390-dark-ar.png Documentation/Pictures/
