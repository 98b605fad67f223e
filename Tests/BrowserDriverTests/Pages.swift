/// Small pages, each for trying one thing.
enum Pages {
  static let all: [String: String] = [
    "/": page(
      "Start",
      """
      <noscript><p id="plain">Without scripts</p></noscript>
      <button id="b">Press</button> <label>Name <input id="i"></label>
      <form action="/other"><button id="go">Go</button></form>
      <ul id="log"></ul>
      <script>
        for (const kind of ['pointerdown', 'click', 'keydown', 'input'])
          addEventListener(kind, e => {
            const what = e.pointerType || e.key || e.data || ''
            log.insertAdjacentHTML('beforeend', `<li>${kind} ${e.target.id} ${what}</li>`)
          })
      </script>
      """),
    "/other": page("Other", "<a id=home href='/'>Home</a>"),
    "/select": page(
      "Months",
      """
      <input id="before"> <select id="s"><option>January<option selected>February
      <option disabled>March<optgroup label="Spring"><option>April<option>May</optgroup></select>
      <ul id="log"></ul>
      <script>
        for (const kind of ['input', 'change', 'keydown'])
          s.addEventListener(kind, () => log.insertAdjacentHTML('beforeend', `<li>${kind}</li>`))
      </script>
      """),
    "/aim": page(
      "Aim",
      """
      <style>
        #under, #over { position: absolute; left: 0; top: 100px; width: 100px; height: 50px }
        #move { animation: m .3s } @keyframes m { from { transform: translateX(100px) } }
      </style>
      <button id="under">under</button><div id="over" class="veil"></div>
      <button id="none" style="display: none">none</button>
      <label id="label"><input type="checkbox" id="box" style="opacity: 0">Yes</label>
      <button id="move" onclick="document.title = 'Hit'">move</button>
      <div style="height: 3000px"></div><button id="far">far</button>
      """),
    "/drag": page(
      "Drag",
      """
      <div id="d" style="touch-action: none; height: 400px"></div><output id="o"></output>
      <script>
        d.onpointerdown = e => { d.from = e.clientX; d.setPointerCapture(e.pointerId) }
        d.onpointerup = e => o.textContent = `${e.pointerType} ${e.clientX - d.from}`
      </script>
      """),
    "/touch": page(
      "Touch",
      """
      <div id="d" style="touch-action: none; height: 400px"></div><output id="o"></output>
      <script>
        for (const kind of ['start', 'move', 'end', 'cancel'])
          d.addEventListener('touch' + kind, e => {
            const t = [...e.touches, ...e.changedTouches].sort((a, b) => a.identifier - b.identifier)
            o.textContent = `${e.touches.length} fingers, ${t[0].clientX} ${t[0].clientY}`
          })
      </script>
      """),
    "/file": page(
      "File",
      """
      <label>File <input type="file" id="file"></label><output id="o"></output>
      <script>
        file.onchange = () => o.textContent = 'change '
          + ([...file.files].map(f => `${f.name} ${f.size}`).join() || 'none')
      </script>
      """),
    "/bad": page(
      "Bad",
      """
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="color: #999">Faint</p>
      <script>console.error('planted'); console.log('harmless'); undefined.x</script>
      """),
    "/good": page("Good", "<p>Plain text.</p>"),
    "/leave": page(
      "Leave",
      """
      <button id="b">b</button><a id="a" href="/other">Away</a>
      <script>addEventListener('beforeunload', e => e.preventDefault())</script>
      """),
  ]

  private static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html><html lang="en"><head><title>\(title)</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width, initial-scale=1"></head>
    <body><main><h1>\(title)</h1>\(body)</main></body></html>
    """
  }
}
