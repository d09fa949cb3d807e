import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A module of the inspector and all that it imports, compiled for browsers. The package has it compiled in. */
export function browserScript(module: URL): string {
  // Loaded when somebody opens the page: a start would wait for it.
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
