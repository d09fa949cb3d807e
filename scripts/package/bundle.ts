import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../tool.ts'
import { embeddedFiles } from './embedded-files.ts'

type Bundle = {
  folder: string
  entries: Record<string, string>
  external?: string[]
  /** Whether dynamic imports become separate files; otherwise a single entry becomes a single file. */
  split?: boolean
  /** `webworker` has no Node APIs. */
  target?: 'node' | 'webworker'
  /** CommonJS can be compiled as a script, whose bytecode can be saved. */
  format?: 'es' | 'cjs'
}

const YAML = /node_modules[\\/]yaml[\\/]/
const node = builtinModules.flatMap((name) => [name, `node:${name}`])

/** Bundles all dependencies except Node's built-in modules and `external`. */
export async function bundle({
  folder,
  entries,
  external = [],
  split = Object.keys(entries).length > 1,
  target = 'node',
  format = 'es',
}: Bundle): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [embeddedFiles()],
    ssr: { noExternal: true, target },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'oxc',
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
        external: [...node, ...external],
        // Embedding files leaves unused imports of Node modules and of the YAML parser behind.
        treeshake: {
          moduleSideEffects: [
            { external: true, sideEffects: false },
            { test: YAML, sideEffects: false },
          ],
        },
        output: {
          format,
          entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].mjs',
          chunkFileNames: 'shared/[name]-[hash].mjs',
          ...(!split && { codeSplitting: false }),
        },
      },
    },
  })
}
