import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Contract } from '../contract/contract.ts'

type Piece = HtmlEscapedString | Promise<HtmlEscapedString>

type Page = { contract: Pick<Contract, 'title'>; title: string; bar: Piece; hint: Piece; aside: Piece }

/** The page without data: calls on the left, the selected one in the middle, everything else in `aside`. */
export function shell({ contract, title, bar, hint, aside }: Page) {
  return String(html`<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${contract.title}: ${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/__mock/inspector.css">
  <script type="module" src="/__mock/inspector.js"></script>
</head>
<body>
  <a class="skip" href="#calls">Skip to the calls</a>
  <header class="bar">
    <h1><span class="tile" aria-hidden="true">${contract.title.charAt(0)}</span> ${title}</h1>
    ${bar}
    <p role="status" id="status"></p>
  </header>
  <main>
    <section class="list" aria-labelledby="calls-heading">
      <div class="head">
        <h2 id="calls-heading">Calls</h2>
        <label class="filter">Filter <input id="filter" type="search" placeholder="operation, status, role" autocomplete="off" aria-keyshortcuts="/"></label>
        <button type="button" class="quiet" data-call="DELETE /journal">Clear</button>
      </div>
      <ol id="calls" reversed></ol>
      <p id="empty" class="empty">${hint}</p>
      <p id="no-match" class="empty" role="status" hidden></p>
    </section>
    <section class="detail" id="detail" aria-label="Selected call" aria-live="off">
      <p class="muted">Select a call: <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>c</kbd> copies it as curl, <kbd>/</kbd> filters.</p>
    </section>
    <aside aria-label="${title}">
      ${aside}
    </aside>
  </main>
  <noscript><p class="empty">This page needs JavaScript. Everything it shows is also at <code>/__mock/journal</code> as JSON.</p></noscript>
</body>
</html>`)
}
