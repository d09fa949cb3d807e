import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/**
 * Calls the functions that a module named `*.embedded.ts` exports, and bundles what they return instead of the module:
 * contents of files that it reads from its own folder, with YAML already parsed.
 */
export const embeddedFiles: Plugin = {
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
