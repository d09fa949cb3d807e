import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { LICENCE_FILE, licenceTexts } from '../site/export/licence-texts.ts'
import { developmentHead, staticSite } from '../site/export/static-site.ts'
import { apiReferenceModule } from '../site/reference/contract/api-reference-module.ts'

const root = join(import.meta.dirname, '..')
const contract = join(root, '../openapi.yaml')
const out = process.env.EXPORT_TO ?? join(root, '../dist')

export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  base: '/',
  publicDir: join(root, 'site/public'),
  // In the footer; the application must render the year of the exported page.
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  plugins: [react(), tailwindcss(), developmentHead(root), apiReferenceModule(contract), licences()],
  build: {
    outDir: out,
    emptyOutDir: true,
    // The CSP allows fonts and scripts of this site only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    // The oldest supported versions; targets without light-dark() would triple every colour.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The public sheet is a separate entry: if it belonged to the application's chunk,
          // every lazy page would request it again, although it is inlined in the page.
          input: { styles: join(root, 'theme/styles.css') },
          output: {
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.some(isMerchantModule)
                ? 'assets/merchant/[name]-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            // Every page lists the names of all chunks; seven letters tell the versions of a file apart as well as eight.
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // In one sheet: each that came later would style the whole document anew.
                { name: 'merchant-styles', test: /\/web\/merchant\/.*\.css$/ },
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                // The code of every page in one chunk: many small ones compress worse and need more requests.
                { name: 'shell', test: isInEveryPage },
                // The message alone is loaded so rarely that it is not worth a chunk.
                { name: 'lazy-part', test: /\/web\/loading\/(lazy-part|part-failure)\./ },
                { name: 'session', test: isSessionModule, ...ifShared },
                {
                  // What many screens share. A module that needs a large library, such as that of the dialogs, stays with
                  // those that use it.
                  name: (id, modules) => (needsLargeLibrary(id, modules) ? null : 'merchant'),
                  test: /\/web\/(merchant|ui\/app)\//,
                  minShareCount: 6,
                  includeDependenciesRecursively: false,
                },
                { name: 'icons', test: /node_modules\/lucide-react\//, ...ifShared },
              ],
            },
          },
        },
  },
  ssgOptions: staticSite({ root, out, ...(mode !== 'prelaunch' && { contract }) }),
}))

/** Writes the licences of what the browser gets. The font and the style sheet are made of packages that are no modules. */
const licences = (): Plugin => ({
  name: 'licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    this.emitFile({
      type: 'asset',
      fileName: LICENCE_FILE,
      source: licenceTexts(modules, ['inter-ui', 'tailwindcss']),
    })
  },
})

/**
 * Chromium remembers for as long as the document lives that a preload failed, so that a dialog that was opened offline
 * could not be loaded later: its imports are not preloaded. Screens are, since they can reload the document.
 */
function preloaded(file: string, imports: string[], { hostType }: { hostType: 'html' | 'js' }) {
  if (hostType === 'html') return imports
  if (!/-(page|area)-[\w-]+\.js$/.test(file)) return []
  return imports.filter((name) => !(/\/merchant\/.*-page-/.test(file) ? OF_THE_AREA : RUNNING).test(name))
}

/** The application itself, which imports all others. */
const RUNNING = /\/(rolldown-runtime|react|shell)-[\w-]{7}\.js$/

/** What the areas around a page of the merchant area preload too. */
const OF_THE_AREA =
  /\/(rolldown-runtime|react|shell|session|merchant|icons|lazy-part|form-parts|kolam|badge|(copy|send|use)-[a-z-]+)-[\w-]{7}\.js$/

const ifShared = { minShareCount: 3, includeDependenciesRecursively: false }

const LARGE_LIBRARY = /\/node_modules\/(@base-ui|react-virtuoso|react-day-picker|@visx|papaparse|uqr)\//

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Whether a module imports a large library, itself or by a module that it imports. */
function needsLargeLibrary(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (LARGE_LIBRARY.test(id)) return true
  if (seen.has(id) || id.includes('/node_modules/')) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    needsLargeLibrary(imported, modules, seen),
  )
}

const everyPage = [
  /\/web\/(paths|site\/site|site\/page-head)\./,
  /\/web\/session\/(has-token-cookie|session-opened)\./,
  /\/web\/loading\/(prerendered|lazy-page|use-hydrated)\./,
  /\/web\/theme\/theme/,
  /\/web\/shell\/(?!not-found|missing-screen|account-menu)/,
  /\/web\/ui\/(boundary|button|icon|link|spinner|live-region|needs-scripts|page-loading|visually-hidden)\./,
]

const isInEveryPage = (id: string) => everyPage.some((part) => part.test(id))

/** Chunks of the merchant area are in a separate folder, so that the size budgets can distinguish them. */
function isMerchantModule(id: string) {
  return /\/web\/(auth\/|merchant\/|ui\/(app|toasts)\/|api\/(?!rule-numbers)|session\/(?!has-token-cookie|session-opened))|\/node_modules\/(@tanstack|@base-ui|@floating-ui|openapi-fetch|react-virtuoso|valtio|proxy-compare)\//.test(
    id,
  )
}

/** What every page with a session loads: the session, the client, the cache. */
const isSessionModule = (id: string) =>
  /\/node_modules\/(react-hot-toast|js-cookie)\//.test(id) ||
  (isMerchantModule(id) && !/\/web\/(merchant|ui\/app)\/|\/(@base-ui|@floating-ui|react-virtuoso)\//.test(id))
