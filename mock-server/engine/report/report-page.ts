import { html, raw } from 'hono/html'
import { reportSheet } from './report-sheet.ts'

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
<p class="subject"><span class="tile" aria-hidden="true">K</span> Contract · ${subject}</p>
<h1 class="${isGood ? 'good' : 'bad'}">${verdict}</h1>
<dl class="figures">${figures.map(({ value, what, kind = '' }) => html`<div class="${kind}"><dt>${what}</dt><dd>${value}</dd></div>`)}</dl>
</header>
<main>
${raw(sections.filter((each) => each !== '').join('\n'))}
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
