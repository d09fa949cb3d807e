/**
 * The newer HTML, JavaScript and HTTP features used by the site. CSS features are detected from the style
 * sheets, and the compiler limits the standard library to ES2023 (`lib` in tsconfig.json).
 */
export const listedFeatures = [
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

const opensByScript = 'web/loader.ts and web/shell/site-menu.tsx open and close the dialog by script.'
const looksAsUsual = 'It looks as controls of the system do.'
const ownRule = 'Each engine has a rule of its own.'

/** The fallback for browsers that lack the feature or one of its subfeatures. */
export const fallbacks: Record<string, string> = {
  'api.HTMLButtonElement.commandForElement': opensByScript,
  'html.elements.button.command': opensByScript,
  'html.elements.button.commandfor': opensByScript,
  'api.Request.keepalive': 'The request is sent all the same; only closing the tab at once can cut it off.',
  'api.Window.requestIdleCallback': 'web/loader.ts waits for a fixed time.',
  'html.elements.link.blocking': 'A page half read may move once, when the rest has come.',
  'html.elements.link.rel.expect': 'A page half read may move once, when the rest has come.',
  'html.elements.link.rel.prefetch': 'The files are fetched when they are wanted.',
  'http.headers.Content-Security-Policy.require-trusted-types-for':
    'One defence fewer; the policy still allows no script but its own.',
  'javascript.operators.await.top_level':
    'Safari waits since 15; its defect concerns a module that two others import at once, and only the page imports web/main.tsx.',
  'css.properties.-webkit-tap-highlight-color': 'A tap flashes as everywhere.',
  'css.properties.accent-color': looksAsUsual,
  'css.properties.backdrop-filter': 'The build adds the prefix.',
  'css.properties.content-visibility':
    'A long page is laid out whole; contents are opened by hand, within @supports.',
  'css.properties.overflow-clip-margin': 'The outline of the focus may be cut at the edge of its section.',
  'css.properties.cursor': 'A touch screen has no pointer.',
  'css.properties.overscroll-behavior': 'At the end of a list the page behind it may scroll on.',
  'css.properties.resize': 'The field keeps its height.',
  'css.properties.scrollbar-width': looksAsUsual,
  'css.properties.text-wrap': 'Lines end where they would anyway.',
  'css.selectors.-moz-progress-bar': ownRule,
  'css.selectors.-webkit-progress-bar': ownRule,
  'css.selectors.-webkit-progress-value': ownRule,
  'css.selectors.details-content': 'Within @supports: the contents are opened by hand.',
  'css.selectors.selection': 'The selection has the colours of the system.',
}
