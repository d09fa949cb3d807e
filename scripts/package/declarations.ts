import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../tool.ts'

const CONTRACT = join(root, 'web/api/contract.d.ts')
const IMPORT = /(from |import\()(['"])(\.[^'"]+|#contract)\2/g

/**
 * Writes the type declarations of the given modules and of the modules they reference.
 * @throws Error with the compiler's messages if they cannot be emitted
 */
export function writeDeclarations(entries: string[], folder: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true },
  )
  const waiting = entries.map((entry) => join(root, entry))
  for (const file of waiting) {
    for (const mentioned of write(program, file, folder))
      if (!waiting.includes(mentioned)) waiting.push(mentioned)
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
  const mentioned: string[] = []
  const text = declarationOf(program, file).replaceAll(IMPORT, (_whole, before, quote, specifier) => {
    const module = specifier === '#contract' ? CONTRACT : sourceOf(resolve(dirname(file), specifier))
    mentioned.push(module)
    const path = relative(dirname(file), module).replace(/(\.d)?\.ts$/, '.js')
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
  writeFileSync(target(file), text)
  return mentioned
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
