import { html, raw } from 'hono/html'

type Report = {
  /** The subject of the report. */
  subject: string
  verdict: string
  isGood: boolean
  figures: { value: string; what: string; kind?: 'good' | 'bad' | 'gap' }[]
  /** HTML sections; empty ones are left out. */
  sections: string[]
}

/** A report as one self-contained page: no scripts, fonts, images or requests. */
export function reportPage({ subject, verdict, isGood, figures, sections }: Report): string {
  return String(html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract: ${subject}</title>
<style>${raw(reportSheet)}</style>
</head>
<body>
<header>
<p class="subject">Contract · ${subject}</p>
<h1 class="${isGood ? 'good' : 'bad'}">${verdict}</h1>
<dl class="figures">${figures.map(({ value, what, kind = '' }) => html`<div class="${kind}"><dt>${what}</dt><dd>${value}</dd></div>`)}</dl>
</header>
<main>
${raw(sections.filter((section) => section !== '').join('\n'))}
</main>
</body>
</html>
`)
}

/** A heading with a list of sentences; empty without any. */
export function sentences(title: string, lines: string[]): string {
  if (lines.length === 0) return ''
  return String(
    html`<section><h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`,
  )
}

/** The style sheet of every report, in light and dark, with the colours of the product. */
const reportSheet = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.983 0.007 85), oklch(0.195 0.028 277));
  --surface: light-dark(oklch(0.998 0.002 85), oklch(0.235 0.03 277));
  --line: light-dark(oklch(0.885 0.013 85), oklch(0.34 0.032 277));
  --ink: light-dark(oklch(0.235 0.05 277), oklch(0.955 0.01 85));
  --muted: light-dark(oklch(0.43 0.035 277), oklch(0.79 0.018 277));
  --marigold: light-dark(oklch(0.78 0.165 72), oklch(0.83 0.15 78));
  --good: light-dark(oklch(0.44 0.11 153), oklch(0.83 0.13 153));
  --gap: light-dark(oklch(0.46 0.1 68), oklch(0.85 0.12 82));
  --bad: light-dark(oklch(0.47 0.18 27), oklch(0.8 0.11 22));
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', monospace;
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body { font: 1rem/1.55 Inter, system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 90rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 3vw, 2rem) 5rem; }
.subject { display: flex; align-items: center; gap: .6rem; color: var(--muted); overflow-wrap: anywhere; }
h1 { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem); line-height: 1.15; letter-spacing: -.02em; margin: 1rem 0 1.5rem; max-width: 28ch; overflow-wrap: anywhere; }
h1::after { content: ''; display: block; width: 3rem; height: 3px; margin-top: 1rem; background: var(--marigold); }
h2 { font-size: 1.25rem; letter-spacing: -.01em; margin: 3rem 0 .75rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .gap { color: var(--gap); }
h1::first-letter { text-transform: uppercase; }
h1.good { color: inherit; }
.muted, small { color: var(--muted); }
small { display: block; font-size: .8125rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); overflow: hidden; }
.figures > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: .8rem 1rem; box-shadow: -1px -1px var(--line); }
.figures dt { font-size: .8125rem; color: var(--muted); line-height: 1.3; }
.figures dd { font-size: 1.35rem; font-weight: 600; font-variant-numeric: tabular-nums; letter-spacing: -.01em; }
ul { max-width: 70rem; padding-left: 1.1rem; } li { overflow-wrap: anywhere; margin: .2rem 0; } li::marker { color: var(--muted); }
code { font: .8125rem/1.5 var(--mono); color: var(--muted); overflow-wrap: anywhere; }
pre { font: .8125rem/1.55 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .35rem; background: var(--paper); padding: .75rem .9rem; margin: .75rem 0 0; }
:focus-visible { outline: 2px solid var(--marigold); outline-offset: 2px; }
.wide { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
table { border-collapse: collapse; font-size: .875rem; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .75rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--muted); font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 550; }
.coverage th[scope=row], .coverage thead th:first-child { position: sticky; left: 0; background: var(--surface); box-shadow: 1px 0 var(--line); }
.coverage td { white-space: nowrap; line-height: 1.35; padding-inline: .5rem; }
.coverage td b { font-weight: 550; }
.coverage .seen, .coverage .unseen { display: block; font-size: .8125rem; }
.seen::before, .unseen::before { content: ''; display: inline-block; width: .5rem; height: .5rem; border-radius: 50%; margin-right: .4rem; border: 1.5px solid currentColor; }
.seen::before { background: var(--good); border-color: var(--good); }
.unseen { color: var(--gap); }
.unseen i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.none { color: var(--muted); }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .8125rem; color: var(--muted); margin-bottom: .5rem; }
.number { text-align: right; } .number:first-child { text-align: left; }
@media (max-width: 40rem) {
  th, td { padding: .4rem .55rem; }
  .coverage th[scope=row] { width: 6.5rem; min-width: 6.5rem; font-size: .8125rem; }
}
@media print { body { max-width: none; padding: 0; } }
`
