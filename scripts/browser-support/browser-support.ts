import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { lackedBy, mdn, oldestInWords } from './lacked-by.ts'
import type { Used } from './problems.ts'
import { supportProblems } from './problems.ts'
import { usedInCss } from './used-in-css.ts'

/**
 * The newer HTML, JavaScript and HTTP features used by the site. CSS features are detected from the style
 * sheets, and the compiler limits the standard library to ES2023 (`lib` in tsconfig.json).
 */
const listedFeatures = [
  'api.AbortSignal.any_static',
  'api.BroadcastChannel',
  'api.Clipboard.writeText',
  'api.Crypto.randomUUID',
  'api.Element.ariaExpanded',
  'api.Element.checkVisibility',
  'api.HTMLButtonElement.commandForElement',
  'api.HTMLDialogElement.showModal',
  'api.HTMLFormElement.requestSubmit',
  'api.IntersectionObserver',
  'api.Request.keepalive',
  'api.Window.requestIdleCallback',
  'css.at-rules.property',
  // Used by utilities in the markup of the list of periods.
  'css.properties.appearance.base-select',
  'css.selectors.checkmark',
  'css.selectors.picker',
  'css.selectors.picker-icon',
  'html.elements.button.command',
  'html.elements.button.commandfor',
  'html.elements.link.blocking',
  'html.elements.link.rel.expect',
  'html.elements.link.rel.prefetch',
  'http.headers.Content-Security-Policy.require-trusted-types-for',
  'javascript.builtins.Array.toReversed',
  'javascript.builtins.Array.toSorted',
  'javascript.builtins.Object.hasOwn',
  'javascript.operators.await.top_level',
]

const opensByScript = 'web/app/loader.ts and web/shell/site-menu.tsx open and close the dialog with a script.'
const looksAsUsual = 'It looks like system controls.'
const periodsLookAsUsual = 'The list of periods looks like system controls.'

/** The fallback for browsers that lack the feature or one of its subfeatures. */
const fallbacks: Record<string, string> = {
  'api.HTMLButtonElement.commandForElement': opensByScript,
  'html.elements.button.command': opensByScript,
  'html.elements.button.commandfor': opensByScript,
  'api.Request.keepalive': 'The request is still sent; only closing the tab immediately can abort it.',
  'api.Window.requestIdleCallback': 'web/app/loader.ts waits for a fixed time.',
  'html.elements.link.blocking': 'A partly loaded page may shift once when the rest arrives.',
  'html.elements.link.rel.expect': 'A partly loaded page may shift once when the rest arrives.',
  'html.elements.link.rel.prefetch': 'The files are fetched when they are needed.',
  'http.headers.Content-Security-Policy.require-trusted-types-for':
    'One defence less; the policy still allows only our own scripts.',
  'javascript.operators.await.top_level':
    'Safari 15 and newer wait; their bug affects a module that two others import at once, and only the page imports web/app/main.tsx.',
  'css.properties.-webkit-tap-highlight-color': 'A tap shows the default highlight.',
  'css.properties.animation-timeline': 'Within @supports: the end of the saved views does not fade.',
  'css.properties.appearance.base-select': periodsLookAsUsual,
  'css.at-rules.page': 'Books are printed upright, and only with the page numbers of the browser.',
  'css.properties.accent-color': looksAsUsual,
  'css.properties.backdrop-filter': 'The build adds the prefix.',
  'css.properties.content-visibility':
    'A long page is laid out completely; the contents list is opened by hand, within @supports.',
  'css.properties.forced-color-adjust': 'Only browsers with forced colours need it.',
  'css.properties.overflow-clip-margin': 'A focus outline may be clipped at the edge of its section.',
  'css.properties.cursor': 'Touch screens have no pointer.',
  'css.properties.overscroll-behavior': 'At the end of a list the page behind it may scroll.',
  'css.properties.resize': 'The field cannot be resized.',
  'css.properties.scrollbar-width': looksAsUsual,
  'css.properties.size': 'Books are printed on the paper that the print dialog has.',
  'css.properties.text-wrap': 'Lines wrap as usual.',
  'css.selectors.checkmark': periodsLookAsUsual,
  'css.selectors.picker': periodsLookAsUsual,
  'css.selectors.picker-icon': periodsLookAsUsual,
  'css.selectors.selection': 'The selection has the system colours.',
}

// Checks the features used by the site against the oldest supported browsers (README.md), using MDN's data.
const used: Used = new Map(listedFeatures.map((key) => [key, ['listed']]))
for (const name of readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.css')) continue
  for (const key of usedInCss(readFileSync(join(root, 'web', name), 'utf8'))) {
    used.set(key, [...(used.get(key) ?? []), name])
  }
}

const problems = supportProblems(used, fallbacks, mdn)
for (const key of listedFeatures) {
  if (!lackedBy(key, mdn)) problems.push(`${key} is unknown to MDN`)
}
if (!readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ').includes(oldestInWords)) {
  problems.push(`README.md does not say: ${oldestInWords}`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
