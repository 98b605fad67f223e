# demo    build for debugging, which takes least time, and open the demo in the browser
# install build one program with the Swift runtime inside, into ~/.local/bin or PREFIX/bin
# test    install what is missing, lint, build, run all tests, those in a real browser too
# test-all the same tests in their whole depth
# slowest run each suite by itself, and print the twenty that take most processor time
# clean   delete what was built, and what all clones share
# fuzz    send damaged requests to a release build: COUNT of them, from a seed (SEED) that is printed
# mutants plant faults in a copy, and print which test finds each
# bench   measure, and print every figure beside its limit
# docs    build the documentation of the modules; a link that leads nowhere fails it
# picture make the README's picture from the running program
# pictures-ios draw the screens of iOS, as a double of UIKit lays them out

STRICT := --explicit-target-dependency-import-check=error

.PHONY: demo install test test-all slowest mutants clean lint fuzz bench docs picture pictures-ios

demo:
	@sh Scripts/install-debian.sh demo
	@echo "Building Foldout. The first build takes some minutes."
	swift build --product foldout
	@echo "Open the address below in a browser; Ctrl-C ends it."
	"$$(swift build --show-bin-path)/foldout" demo

# `make install PREFIX=/usr/local` installs /usr/local/bin/foldout.
install:
	@sh Scripts/install-debian.sh demo
	@sh Scripts/install.sh "$(PREFIX)"

# The build of `make test` is optimized, but for the tests themselves (Decision 0044). Its folder is
# shared by all clones (Scripts/scratch.sh), but for `make test SCRATCH=.build/tested`.
TESTED := $(STRICT) -c release -Xswiftc -enable-testing -Xswiftc -DTESTED \
  -Xswiftc -gline-tables-only
SCRATCH ?= .build/tested
RUN := -c release --scratch-path "$(SCRATCH)"
IOS := ^(FoldoutUIKit|UIKit[A-Z][a-z]+)Tests
SHARING := sh Scripts/scratch.sh "$(TESTED)" $(MAKE) --no-print-directory

# Runs a part of the tests, and notes how long it took.
PART := sh Scripts/part.sh run

test:
	@sh Scripts/part.sh begin
	@$(PART) "what is missing, installed" $(MAKE) --no-print-directory install-for-tests
	@$(PART) "lint" $(MAKE) --no-print-directory lint
	@$(SHARING) parts
	@sh Scripts/part.sh end

# A hundred thousand requests in a row print nothing for longer than ten minutes.
test-all:
	@FOLDOUT_ALL=1 QUIET=3600 $(MAKE) --no-print-directory test

# `make slowest ONLY=^CommandTests` runs the suites of one module.
slowest:
	@$(MAKE) --no-print-directory install-for-tests
	@$(SHARING) slowest-parts

clean:
	@$(SHARING) cleaned

# Parts of the targets above, with the folder that Scripts/scratch.sh names.
.PHONY: built parts slowest-parts cleaned
cleaned:
	rm -rf .build Benchmarks/.build "$${XDG_CACHE_HOME:-$$HOME/.cache}/foldout"

built:
	@$(PART) "build" swift build --build-tests $(TESTED) --scratch-path "$(SCRATCH)"

parts: built
	@# They share one actor, one run loop and one keyboard, and would hold up all others.
	@$(PART) "tests of the table view's host" \
	  sh Scripts/test.sh $(RUN) --no-parallel --filter '$(IOS)'
	@$(PART) "tests without a browser" sh Scripts/test.sh $(RUN) --skip '^Browser' --skip '$(IOS)'
	@BUILT=1 $(PART) "documentation" sh Scripts/docs.sh --build-tests $(TESTED) --scratch-path "$(SCRATCH)"
	@[ "$$FOLDOUT_ALL" != 1 ] || $(PART) "an app without a server" swift run \
	  --package-path Tests/AppPackage --scratch-path "$(SCRATCH)/app"
	@# The browsers' driver alone; then walks, four side by side; then those that look at the clock.
	@$(PART) "the browsers' driver" sh Scripts/test.sh $(RUN) --no-parallel --filter '^BrowserDriverTests'
	@$(PART) "walks" sh Scripts/test.sh $(RUN) --filter '^BrowserTests' --skip '^BrowserTests.Timing'
	@$(PART) "walks by the clock" \
	  sh Scripts/test.sh $(RUN) --no-parallel --filter '^BrowserTests.Timing'

slowest-parts: built
	@sh Scripts/slowest.sh "$(SCRATCH)" '$(ONLY)'

.PHONY: install-for-tests
install-for-tests:
	@sh Scripts/install-debian.sh test
	@sh Scripts/install-axe.sh

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Scripts \
	  Benchmarks/Bare Benchmarks/Data Benchmarks/Engine Benchmarks/IOS Benchmarks/Load \
	  Benchmarks/Ribbons \
	  Benchmarks/Server \
	  Benchmarks/Figure.swift Benchmarks/Figures.swift Benchmarks/Package.swift
	@sh Scripts/lint-static.sh
	@sh Scripts/lint-words.sh

COUNT ?= 100000

fuzz:
	@sh Scripts/install-debian.sh demo
	swift build -c release --product foldout
	swift build --build-tests $(STRICT)
	FOLDOUT_PROGRAM="$$(swift build -c release --show-bin-path)/foldout" FOLDOUT_FUZZ=$(COUNT) \
	  FOLDOUT_SEED=$(SEED) swift test --skip-build --disable-xctest --filter '^CommandTests.Fuzz(Crowd)?Tests'

# The copy and its build are kept, so that the next run builds only what has changed.
COPY := .build/mutants

# `make mutants FAULTS="3 17"` measures these faults alone.
mutants:
	@sh Scripts/install-debian.sh test
	python3 Scripts/mutants.py plant $(COPY)
	$(MAKE) --no-print-directory -C $(COPY) install-for-tests
	cd $(COPY) && swift build --build-tests $(TESTED) --scratch-path .build/tested
	cd $(COPY) && python3 Scripts/mutants.py find $(FAULTS)

# Kept between runs: a company of 300,024 employees and 2,844,047 salaries.
KEPT := .build/figures

# `make bench PARTS="lists records"` measures these parts alone; `ios`, the host of a table view, is
# a part on Linux only.
BENCHED := $(or $(PARTS),all)

bench: $(if $(filter-out ios,$(BENCHED)),bench-server) $(if $(filter ios all,$(BENCHED)),bench-ios)

.PHONY: bench-server bench-ios
bench-server:
	@sh Scripts/install-debian.sh test
	swift build -c release --package-path Benchmarks --product foldout
	swift build -c release --package-path Benchmarks --product Bare
	swift build -c release --package-path Benchmarks --product Ribbons
	swift build -c release --package-path Benchmarks --product Figures
	bin=$$(swift build -c release --package-path Benchmarks --show-bin-path) && \
	  "$$bin/Figures" "$$bin/foldout" "$$bin/Bare" $(KEPT) $(filter-out ios,$(PARTS))

bench-ios:
	swift build -c release --product IOSFigures
	"$$(swift build -c release --show-bin-path)/IOSFigures"

docs:
	@sh Scripts/docs.sh

picture:
	@sh Scripts/install-debian.sh test
	swift build
	rm -rf .build/pictures
	swift run Pictures "$$(swift build --show-bin-path)/foldout" .build/pictures
	mkdir -p Documentation/Pictures
	cd .build/pictures && cp date-390-light-en.png wheels-390-dark-ar.png options-390-light-en.png \
	  people-bar-390-light-en.png \
	  ../../Documentation/Pictures/

pictures-ios:
	@sh Scripts/install-debian.sh test
	@sh Scripts/pictures-ios.sh .build/pictures-ios
	@cp .build/pictures-ios/ios-*.png Documentation/Pictures/
