import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "mock", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "mock")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2025-09-01",
);
`

/** The program of the `workerd` package, or what WORKERD names; undefined if neither is installed. */
export function workerdProgram(): string | undefined {
  if (process.env.WORKERD) return process.env.WORKERD
  try {
    const { default: program } = createRequire(import.meta.url)('workerd')
    return typeof program === 'string' && existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

/** Bundles the app without `main.ts` and serves it by a runtime that has no Node API at all. */
export async function serveByWorkerd(program: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-worker-'))
  const entry = fileURLToPath(new URL('worker.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      minify: false,
      lib: { entry, formats: ['es'], fileName: () => 'worker.js' },
      // One module, since the configuration names one.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  writeFileSync(join(folder, 'config.capnp'), CONFIG)
  const child = spawn(program, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const closed = once(child, 'close')
  // It says on the control channel which port it took.
  const said = await Promise.race([once(child.stdio[3] ?? child, 'data'), closed])
  const port = /"port":\s*(\d+)/.exec(String(said[0]))?.[1]
  if (!port) throw new Error(`workerd did not start: ${said[0]}`)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
