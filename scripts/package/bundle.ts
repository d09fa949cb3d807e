import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { root } from '../tool.ts'

type Bundle = {
  folder: string
  entries: Record<string, string>
  external?: string[]
  /** Neither `webworker` nor `anywhere`, which also runs in a page, has Node APIs. */
  target?: 'node' | 'webworker' | 'anywhere'
  /** CommonJS is what Jest loads by default. */
  format?: 'esm' | 'cjs'
}

// Packages in CommonJS require Node's own modules, which a module in ESM has no `require` for.
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`

/**
 * Bundles modules with all dependencies except Node's own modules and `external`. A single entry becomes a single file;
 * several share files with what they have in common.
 * @returns the files that the bundle was made of, below the root
 */
export async function bundle({
  folder,
  entries,
  external = [],
  target = 'node',
  format = 'esm',
}: Bundle): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    outdir: folder,
    absWorkingDir: root,
    outExtension: { '.js': format === 'esm' ? '.mjs' : '.cjs' },
    bundle: true,
    format,
    target: 'es2022',
    minify: true,
    metafile: true,
    splitting: Object.keys(entries).length > 1,
    chunkNames: 'shared/[name]-[hash]',
    plugins: [embeddedFiles],
    logLevel: 'error',
    ...(target === 'node' && { platform: 'node', external, banner: { js: REQUIRE } }),
    ...(target === 'webworker' && { platform: 'browser', external: ['node:*', 'cloudflare:*', ...external] }),
    ...(target === 'anywhere' && { platform: 'browser', external }),
  })
  return Object.keys(metafile.inputs)
}

/**
 * Calls the functions that a module named `*.embedded.ts` exports, and bundles what they return instead of the module:
 * contents of files that it reads from its own folder, with YAML already parsed.
 */
const embeddedFiles: Plugin = {
  name: 'embedded-files',
  setup: (build) =>
    build.onLoad({ filter: /\.embedded\.ts$/ }, async ({ path }) => {
      const module: Record<string, () => unknown> = await import(pathToFileURL(path).href)
      const exports = Object.entries(module).map(
        ([name, read]) => `export const ${name} = () => ${embedded(read())}`,
      )
      return { contents: exports.join('\n') }
    }),
}

/** A large document is parsed faster as JSON than as JavaScript. */
const embedded = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
