import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { referenceOf } from '../reference.ts'
import { callMarkdown } from './call-markdown.ts'
import { fullMarkdown } from './full-markdown.ts'

const openapi = () => parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'))
const callsOf = (contract: unknown) => referenceOf(contract).groups.flatMap(({ calls }) => calls)
const documentOf = (contract: unknown, id: string) => {
  const call = callsOf(contract).find((each) => each.id === id)
  return call ? callMarkdown(call) : ''
}

test.each(callsOf(openapi()).map((call) => [call.id, call] as const))(
  'the document of %s has its address, fields, errors and samples',
  (id, { method, path, parameters, body, success, errors, samples }) => {
    const text = documentOf(openapi(), id)
    expect(text).toContain(`\`${method} /api${path}\``)
    const fields = [...parameters, ...(body?.fields ?? []), ...success.fields]
    for (const { name } of fields) expect(text).toContain(`\n- \`${name}\` (`)
    for (const { status, codes } of errors) expect(text).toContain(`- ${status} \`${codes[0]}\``)
    for (const sample of Object.values(samples)) expect(text).toContain(sample)
  },
)

test('a new call of the contract has a document', () => {
  const contract = openapi()
  const { get } = contract.paths['/payments/stats']
  contract.paths['/payments/new'] = { get: { ...get, operationId: 'getNew', summary: 'Get what is new' } }
  expect(documentOf(contract, 'getNew')).toMatch(/^# Get what is new\n\n`GET \/api\/payments\/new`/)
})

test('a call without parameters, body or session has no empty sections', () => {
  const text = documentOf(openapi(), 'signIn')
  expect(text).toContain('No session needed.')
  expect(text).not.toContain('## Parameters')
  expect(text).not.toMatch(/\n{3}|undefined/)
})

test('the whole document has every call, object, code and webhook, below its one title', () => {
  const reference = referenceOf(openapi())
  const text = fullMarkdown(reference, { 'All pages': { curl: 'a', typescript: 'b', python: 'c' } })
  expect(text.match(/^# /gm)).toHaveLength(1)
  for (const { summary } of callsOf(openapi())) expect(text).toContain(`\n## ${summary}\n`)
  for (const { name } of reference.objects) expect(text).toContain(`\n## Object ${name}\n`)
  for (const { code, action } of reference.errorCodes) {
    expect(text).toContain(`- \`${code}\``)
    expect(text).toContain(action)
  }
  for (const { summary } of reference.webhooks.events) expect(text).toContain(`\n## Webhook: ${summary}\n`)
  expect(text).toContain('\n## All pages\n\n```sh\na\n```')
})
