import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { referenceOf } from '../../../web/site/reference/contract/reference.ts'
import { samplesOf } from '../../../web/site/reference/contract/samples.ts'
import { errorSamples } from '../../../web/site/reference/errors/error-samples.ts'
import { idempotencySamples } from '../../../web/site/reference/idempotency/idempotency-samples.ts'
import { paginationSamples } from '../../../web/site/reference/pagination/pagination-samples.ts'

const document = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
const { groups, setup } = referenceOf(document)
const samples = groups.flatMap(({ calls }) => calls.map((call) => call.samples.typescript))
const guides = [errorSamples, paginationSamples, idempotencySamples]

/** Compiler errors for `code` as a module next to the generated contract types. */
function typeErrors(code: string): string[] {
  const file = fileURLToPath(new URL('../../../web/api/sample.ts', import.meta.url))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, code, version) : getSourceFile(name, version)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const inBlocks = (codes: string[]) => [setup.typescript, ...codes.map((code) => `{\n${code}\n}`)].join('\n')

test('the TypeScript samples compile against the contract', () => {
  expect(samples).toHaveLength(readContract(document).operations.length)
  expect(typeErrors(inBlocks([...samples, ...guides.map(({ typescript }) => typescript)]))).toEqual([])
})

test('a sample that violates the contract does not compile', () => {
  const wrong = samples.map((sample) => sample.replace('amount: 9900', "amount: '9900'"))
  expect(typeErrors(inBlocks(wrong))).toEqual(["Type 'string' is not assignable to type 'number'."])
})

test('apostrophes are escaped in both languages', () => {
  const { curl, typescript } = samplesOf({
    method: 'POST',
    path: '/links',
    needsToken: false,
    parameters: [],
    body: { title: "Asha's saree" },
  })
  expect(curl).toContain(String.raw`"title": "Asha'\''s saree"`)
  expect(typescript).toContain(String.raw`{ title: 'Asha\'s saree' }`)
})
