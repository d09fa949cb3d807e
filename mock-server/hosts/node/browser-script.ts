import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A module of the inspector with its imports, compiled for browsers. The package contains it precompiled. */
export function browserScript(module: URL): string {
  // Loaded when the page is first opened, since it would slow down the start.
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
