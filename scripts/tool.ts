import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export type Finished = { code: number; output: string }
type Options = { cwd?: string; env?: NodeJS.ProcessEnv; stream?: boolean }

/**
 * Runs an installed package's command with the current Node executable, without a shell or `.cmd` shim,
 * so that arguments and exit codes are the same on every system.
 * With `stream` the output goes to the terminal and `output` is empty.
 */
export function tool(name: string, args: string[] = [], options: Options = {}): Promise<Finished> {
  return run(process.execPath, [commandOf(name), ...args], options)
}

/** Runs a TypeScript file of this repository. */
export function script(file: string, args: string[] = [], options: Options = {}): Promise<Finished> {
  return run(process.execPath, ['--import', 'tsx', join(root, file), ...args], options)
}

/** Installs the packages of a folder with its own package.json, without running their scripts. */
export async function installPackages(folder: string, command: 'ci' | 'install' = 'ci') {
  const npm = process.env.npm_execpath
  const [program, ...prefix] = npm ? [process.execPath, npm] : ['npm']
  const args = [
    command,
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ]
  const { code, output } = await run(program ?? 'npm', [...prefix, ...args])
  if (code !== 0) throw new Error(`The packages of ${folder} could not be installed:\n${output.trim()}`)
}

export function run(
  command: string,
  args: string[],
  { cwd = root, env, stream }: Options = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream ? 'inherit' : 'pipe', stream ? 'inherit' : 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function commandOf(name: string): string {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(
    folder,
    typeof bin === 'string' ? bin : (bin[name.replace(/^@.*\//, '')] ?? bin[Object.keys(bin)[0] ?? '']),
  )
}
