// Size budgets of the built site.
const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** The scripts with these name prefixes and all their static imports. @param {string[]} names */
function withImports(names) {
  const found = new Set()
  /** @param {string} file */
  const visit = (file) => {
    if (found.has(file)) return
    found.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.\.?\/[\w./-]+\.js)["']/g)
    for (const [, path = ''] of imports) visit(join(dirname(file), path))
  }
  for (const folder of ['dist/assets', 'dist/assets/merchant'].filter(existsSync)) {
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    for (const file of scripts.filter((each) => names.some((name) => each.startsWith(`${name}-`))))
      visit(join(folder, file))
  }
  return [...found]
}

const FIRST_SCREEN = ['app', 'session-area', 'merchant-area', 'dashboard-page']
/** @param {string[]} files @param {string[]} loaded */
const without = (files, loaded) => files.filter((file) => !loaded.includes(file))

/** Each opened after those before it. */
const FURTHER_SCREENS = [
  'payment-links-page',
  'transactions-page',
  'settlements-page',
  'gateways-page',
  'payment-methods-page',
  'payment-link-dialog',
  'bulk-links-dialog',
  'bulk-refunds-dialog',
  'profile-page',
  'transaction-drawer',
  'refund-dialog',
]

module.exports = [
  {
    name: 'Landing page: HTML with its style sheet',
    path: 'dist/index.html',
    brotli: true,
    limit: '14 KB',
  },
  {
    // It grows with the contract.
    name: 'API reference: HTML with its style sheet',
    path: 'dist/docs/api.html',
    brotli: true,
    limit: '26 KB',
  },
  {
    name: 'All scripts of a public page',
    path: withImports(['app']),
    gzip: true,
    limit: '95 KB',
  },
  {
    name: 'Scripts that five public pages add to it, each its own',
    path: without(
      withImports(['landing-page', 'about-page', 'upi-payments-page', 'contact-page', 'terms-page']),
      withImports(['app']),
    ),
    gzip: true,
    limit: '10 KB',
  },
  {
    name: "All scripts of the merchant area's first screen",
    path: withImports(FIRST_SCREEN),
    gzip: true,
    limit: '170 KB',
  },
  ...FURTHER_SCREENS.map((screen, index) => ({
    name: `Scripts that ${screen} adds to it`,
    path: without(withImports([screen]), withImports([...FIRST_SCREEN, ...FURTHER_SCREENS.slice(0, index)])),
    gzip: true,
    limit: '35 KB',
  })),
  { name: 'Fonts', path: 'dist/assets/*.woff2', brotli: false, gzip: false, limit: '24 KB' },
]
