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
            // Every page lists the names of all chunks: parts that few screens share have none.
            chunkFileNames: ({ name, moduleIds, isDynamicEntry }) => {
              const label = isDynamicEntry || NAMED_CHUNKS.test(name) ? '[name]' : 'part'
              return moduleIds.some(isMerchantModule)
                ? `assets/merchant/${label}-[hash:7].js`
                : `assets/${label}-[hash:7].js`
            },
            // Every page lists the names of all chunks; seven letters tell the versions of a file apart as well as eight.
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // In one sheet: each later sheet would restyle the whole document.
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
                  // In one chunk, which compresses better.
                  name: (id, modules) => (belongsToEveryScreen(id, modules) ? 'merchant' : null),
                  test: /\/web\/(merchant|ui\/app)\//,
                  includeDependenciesRecursively: false,
                },
                {
                  // What other screens share. What needs the large library of the dialogs stays with its users.
                  name: (id, modules) =>
                    belongsToDashboard(id, modules) || needsDialogs(id, modules) ? null : 'screens',
                  test: /\/web\/(merchant|ui\/app)\//,
                  ...ifShared,
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
  return imports.filter(
    (name) =>
      !/\/part-/.test(name) &&
      !(/\/merchant\/.*-page-/.test(file) ? AREA_CHUNKS : APPLICATION_CHUNKS).test(name),
  )
}

/** The application itself, which imports all others. */
const APPLICATION_CHUNKS = /\/(rolldown-runtime|react|shell)-[\w-]{7}\.js$/

const areaChunks =
  'rolldown-runtime|react|shell|session|merchant|icons|lazy-part|form-parts|kolam|badge|(copy|send|use)-[a-z-]+'

/** What the areas around a page of the merchant area preload too. */
const AREA_CHUNKS = new RegExp(`/(${areaChunks})-[\\w-]{7}\\.js$`)

/** Shared chunks with a name that the patterns here use. */
const NAMED_CHUNKS = new RegExp(`^(${areaChunks}|screens|app)$`)

const ifShared = { minShareCount: 3, includeDependenciesRecursively: false }

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** The modules that a module imports, directly or indirectly, without a dynamic import. */
function importsOf(file: string, modules: Modules, visited = new Set<string>()): Set<string> {
  for (const imported of modules.getModuleInfo(file)?.importedIds ?? [])
    if (!visited.has(imported)) importsOf(imported, modules, visited.add(imported))
  return visited
}

const closures = new Map<string, Set<string>>()

function isImportedBy(screen: string, id: string, modules: Modules): boolean {
  // The bundler names modules with slashes, also on Windows.
  const file = join(root, 'merchant', screen).replaceAll('\\', '/')
  const closure = closures.get(file) ?? importsOf(file, modules)
  closures.set(file, closure)
  return closure.has(id)
}

const belongsToDashboard = (id: string, modules: Modules) =>
  isImportedBy('dashboard/dashboard-page.tsx', id, modules)

/** What the frame of every screen needs, and what the dashboard shares with the lists. */
const belongsToEveryScreen = (id: string, modules: Modules) =>
  isImportedBy('frame/merchant-area.tsx', id, modules) ||
  (isImportedBy('frame/account-menu.tsx', id, modules) && !needsDialogs(id, modules)) ||
  (belongsToDashboard(id, modules) && isImportedBy('payment-links/payment-links-page.tsx', id, modules))

const needsDialogs = (id: string, modules: Modules) =>
  [...importsOf(id, modules)].some((imported) => imported.includes('/node_modules/@base-ui/'))

const everyPage = [
  /\/web\/(paths|unless-blocked|site\/site|site\/page-head)\./,
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
