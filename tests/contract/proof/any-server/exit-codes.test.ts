import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { anyProduct } from '../../suite/checks/any-product.ts'
import { optionsFrom } from '../../suite/cli/options.ts'
import { runAndReport } from '../../suite/cli/run-and-report.ts'
import { runCommand } from '../../suite/cli/run-command.ts'
import { readDocument } from '../../suite/document.ts'

const file = new URL('bookshop.yaml', import.meta.url)
const product = anyProduct(readDocument(parse(readFileSync(file, 'utf8'))))

const printed = () =>
  [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    .map((spy) => spy.mockReturnValue())
    .map(
      ({ mock }) =>
        () =>
          mock.calls.flat().join('\n'),
    )

/** The exit code and the headline of a run against a server that answers everything but `/health` so. */
async function ranOn(status: number, healthStatus = 200) {
  const [log] = printed()
  const options = optionsFrom(['--contract', 'api.yaml', '--header', 'X-Api-Key: sesame-42'], product, {})
  if (options === 'help') throw new Error('that was no question')
  const fetch = ({ method, url }: Request) => {
    if (method === 'HEAD') return new Response(null, { status: healthStatus })
    return url.endsWith('/health') && healthStatus === 200
      ? Response.json({ isUp: true })
      : Response.json({ error: 'no' }, { status })
  }
  const { signal } = new AbortController()
  const backend = { name: 'a server', url: 'http://server.test/v1', fetch }
  const code = await runAndReport(product, backend, product.checks, { ...options, seed: 1, signal })
  return { code, text: log?.(), headline: log?.().match(/^a server (?!.*seed).*$/m)?.[0] }
}

test.each([
  [
    'its credentials are rejected',
    [401],
    'every request that needs credentials answers 401; give valid ones with --header, --basic or --query',
  ],
  [
    'nothing is where the address leads',
    [404, 404],
    'every request answers 404; does --url lead to the API, with its base path /v1?',
  ],
])('a server is not checked if %s', async (_what, [status = 0, healthStatus], reason) => {
  expect(await ranOn(status, healthStatus)).toMatchObject({
    code: 3,
    headline: `a server was not checked: ${reason}`,
  })
})

test('where some checks could not run, it says how many did', async () => {
  const { code, headline, text } = await ranOn(422)
  expect(text).toContain(' declared statuses, with and without credentials, seen')
  expect([code, headline]).toEqual([
    0,
    expect.stringMatching(/^a server has no violations; \d+ of \d+ checks ran$/),
  ])
})

test.each([
  [['--body', 'createBok={}'], '--body createBok names no operation with a body: createBook, '],
  [['--with', 'bokId=3'], '--with bokId names no parameter and no field: '],
  [['--account', 'merchant=a@b.example:x'], '--account is not for --contract: '],
])('%j is rejected with one clear line', async (args, message) => {
  const [, warned] = printed()
  const code = await runCommand(
    ['--contract', file.pathname, '--url', 'http://127.0.0.1:1', ...args],
    product,
  )
  expect([code, warned?.()]).toEqual([2, expect.stringContaining(message)])
})
