import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { run } from '../../../scripts/tool.ts'
import { referenceOf } from '../../../web/site/reference/contract/reference.ts'
import { MockServer } from '../../../web/site/reference/guides/mock-server.tsx'
import { operations } from '../../contract/kosha/document.ts'
import { served, startMockServer } from '../server.ts'

const reference = referenceOf(parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')))
const calls = reference.groups.flatMap((group) => group.calls)

const outputOf = async (program: string) => (await run('sh', ['-c', program])).output

test('every operation of the contract has a runnable example', () => {
  expect(calls.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort())
})

/** Later samples need a fresh start after these, as the page says. */
const USES_UP = ['refreshToken', 'changePassword', 'deletePaymentLink', 'resetPassword']

test.each(['2026-11-21T06:30:00Z', '2026-11-25T18:29:00Z', '2027-01-01T01:00:00Z'])(
  'the curl commands run in the order of the page, in the demo data of %s',
  async (clock) => {
    const server = startMockServer()
    const mock = server.openMock('default')
    const url = await served(server.fetch)
    const setup = reference.setup.curl.replace('http://localhost:4010', url)
    const again = `curl -s -X PUT "${url}/__mock/scenario" -H 'Content-Type: application/json' -d '{"scenario":"busy-day","clock":"${clock}"}' > /dev/null\n${setup}`
    const lines = calls.flatMap(({ id, samples }) =>
      id === 'resetPassword'
        ? []
        : [
            `echo "${id} $(shown ${samples.curl.slice('curl'.length)})"`,
            ...(USES_UP.includes(id) ? [again] : []),
          ],
    )
    const output = await outputOf(`
      shown() { command curl -s -o /dev/null -w '%{http_code}' "$@"; }
      ${[again, ...lines].join('\n')}`)
    const expected = calls.filter(({ id }) => id !== 'resetPassword')
    expect(output.trim().split('\n')).toEqual(expected.map(({ id, success }) => `${id} ${success.status}`))
    expect(await mock.session()).toMatchObject({ scenario: 'busy-day' })
  },
)

test('the control calls of the mock server guide succeed as printed', async () => {
  const url = await served(startMockServer().fetch)
  const html = renderToStaticMarkup(createElement(MockServer))
  const [setup = '', ...commands] = Array.from(html.matchAll(/<pre>(.*?)<\/pre>/gs), ([, code = '']) =>
    code
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
  expect(commands).toHaveLength(3)
  const variables = setup.split('\n').filter((line) => line.startsWith('export '))
  const output = await outputOf(`
    ${variables.join('\n').replace('http://localhost:4010', url)}
    curl() { command curl -sS -o /dev/null -w '%{http_code}\\n' "$@"; }
    ${commands.join('\n')}`)
  expect(output).toBe('200\n201\n200\n')
})
