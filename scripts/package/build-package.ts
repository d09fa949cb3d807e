import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { controlDocument } from '../../mock-server/hosts/node/control-document.ts'
import { LICENCE_FILE, licenceTexts } from '../../web/site/export/licence-texts.ts'
import { root } from '../tool.ts'
import { bundle } from './bundle.ts'

/** Builds the contents of the npm package: compiled modules with types, and the mock server as one file. */
export async function buildPackage(): Promise<void> {
  const folder = join(root, 'dist-package')
  rmSync(folder, { recursive: true, force: true })
  const modules = await bundle({
    folder,
    entries: {
      kosha: 'scripts/package/kosha.ts',
      playwright: 'mock-server/client/playwright.ts',
      server: 'mock-server/hosts/node/create-server.ts',
    },
    external: ['playwright/test'],
  })
  const mock = { folder, entries: { mock: 'mock-server/client/mock.ts' }, target: 'anywhere' } as const
  const standalone = await Promise.all([
    bundle(mock),
    bundle({ ...mock, format: 'cjs' }),
    bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } }),
    buildWorker(join(folder, 'workerd')),
  ])
  writeFileSync(join(folder, LICENCE_FILE), licenceTexts([...modules, ...standalone.flat()]))
  writeDeclarations(
    [
      'mock-server/client/mock.ts',
      'mock-server/client/playwright.ts',
      'mock-server/hosts/node/create-server.ts',
    ],
    join(folder, 'types'),
  )
  cpSync(join(root, 'mock-server/client/kosha_mock.py'), join(folder, 'kosha_mock.py'))
  writeFileSync(join(folder, 'control.yaml'), controlDocument())
  chmodSync(join(folder, 'kosha.mjs'), 0o755)
}

/** Builds the worker, with its configuration. */
export async function buildWorker(folder: string): Promise<string[]> {
  const modules = await bundle({
    folder,
    entries: { 'kosha-worker': 'mock-server/hosts/workerd/worker.ts' },
    target: 'webworker',
  })
  cpSync(join(root, 'mock-server/hosts/workerd/workerd.capnp'), join(folder, 'workerd.capnp'))
  return modules
}

const CONTRACT = join(root, 'web/api/contract.d.ts')
const IMPORT = /(from |import\()(['"])(\.[^'"]+|#contract)\2/g

/**
 * Writes the type declarations of the given modules and of the modules they reference.
 * @throws Error with the compiler's messages if they cannot be emitted
 */
function writeDeclarations(entries: string[], folder: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true },
  )
  const queue = entries.map((entry) => join(root, entry))
  for (const file of queue) {
    for (const referenced of write(program, file, folder))
      if (!queue.includes(referenced)) queue.push(referenced)
  }
}

/** @returns the modules referenced by the declarations */
function write(program: ts.Program, file: string, folder: string): string[] {
  const target = (source: string) => join(folder, relative(root, source).replace(/(\.d)?\.ts$/, '.d.ts'))
  mkdirSync(dirname(target(file)), { recursive: true })
  if (file.endsWith('.d.ts')) {
    cpSync(file, target(file))
    return []
  }
  const referenced: string[] = []
  const text = declarationOf(program, file).replaceAll(IMPORT, (_whole, before, quote, specifier) => {
    const module = specifier === '#contract' ? CONTRACT : sourceOf(resolve(dirname(file), specifier))
    referenced.push(module)
    const path = relative(dirname(file), module).replace(/(\.d)?\.ts$/, '.js')
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
  writeFileSync(target(file), text)
  return referenced
}

/** The compiler omits the extension in imports that it generates. */
const sourceOf = (module: string) =>
  [module, `${module}.ts`, `${module}.d.ts`].find((name) => existsSync(name)) ?? module

function declarationOf(program: ts.Program, file: string): string {
  let text = ''
  const { diagnostics } = program.emit(
    program.getSourceFile(file),
    (_name, content) => (text = content),
    undefined,
    true,
  )
  const [problem] = diagnostics
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`)
  return text
}
