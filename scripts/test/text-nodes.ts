import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../tool.ts'
import { textProblems } from './text-problems.ts'

// Checks that no text of the web app would stay on a translated page when it changes: see text-problems.ts.
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !/\.(test|testing)\.tsx$/.test(name))
  .map((name) => join(root, 'web', name))
const program = ts.createProgram([...files, join(root, 'web/site/reference/virtual.d.ts')], options)

/** Legal texts and samples of code: they never change, and an element for each piece would be most of their pages. */
const PRINTED_ONCE = /[\\/](legal-page|marked-up-text|coloured-code|api-call)\.tsx$/

const problems = textProblems(
  program,
  files.filter((name) => !PRINTED_ONCE.test(name)),
)
for (const { file, line, message } of problems) console.error(`${relative(root, file)}:${line} ${message}`)
if (problems.length > 0) process.exitCode = 1
