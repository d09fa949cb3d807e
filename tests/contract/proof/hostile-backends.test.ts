import process from 'node:process'
import { expect, test } from 'vitest'
import { Random } from '../../../mock-server/engine/random.ts'
import { mockAccounts, mockBackend, mockRun } from '../kosha/mock-backend.ts'
import type { Backend } from '../suite/backend.ts'
import { junitOf } from '../suite/report/junit.ts'
import { pageOf } from '../suite/report/page.ts'
import { reportOf } from '../suite/report/summary.ts'
import { tableOf } from '../suite/report/table.ts'
import type { Server } from './mock-with-defects.ts'
import { json, operationAt, outcomesOf } from './mock-with-defects.ts'

async function examined(breaks: (server: Server) => Server, ids: RegExp) {
  const good = mockBackend(1)
  const before = await linksOf(good)
  const ran = await outcomesOf(breaks, ids, { disposable: false, isShrunk: true }, good)
  return { ...ran, good, before, after: await linksOf(good) }
}

/** Accepts everything: unknown parameters, any content type and any size. */
const acceptingEverything =
  (server: Server): Server =>
  async (request) => {
    const text = (await request.text()).trim()
    const url = new URL(new URL(request.url).pathname, request.url)
    const headers = new Headers(request.headers)
    headers.delete('content-encoding')
    if (text !== '') headers.set('content-type', 'application/json')
    return server(new Request(url, { method: request.method, headers, body: text || null }))
  }

async function linksOf(good: Backend): Promise<string[]> {
  const run = mockRun({ seed: 1 }, good)
  const { links } = await run.expectSuccess('listPaymentLinks', { as: await run.actors.as('merchant') })
  return links.map(({ id }) => id).sort()
}

test('a server that accepts everything does not change the passwords of the given accounts', async () => {
  const { good, outcomes } = await examined(
    acceptingEverything,
    /changePassword|refreshToken|register|password/,
  )
  expect(outcomes.filter(({ result }) => result === 'failed').length).toBeGreaterThan(5)
  const { actors } = mockRun({ seed: 1 }, good)
  for (const account of mockAccounts) await expect(actors.signIn(account)).resolves.toBeDefined()
})

test('a failing sequence is shortened to the calls that show the difference', async () => {
  const { outcomes } = await examined(
    (server) => async (request) => {
      const response = await server(request)
      if (operationAt(request) !== 'listPaymentLinks' || response.status !== 200) return response
      const text = await response.text()
      return json(200, JSON.parse(text.replaceAll(/"title":"Contract suite(?=[^{}]*"cancelled")/g, '$&!')))
    },
    /model\/sequences/,
  )
  const story = outcomes[0]?.reason?.split('\n') ?? []
  expect(story.filter((line) => /^[ →] \d/.test(line)).length).toBeLessThan(8)
  expect(story.at(-1)).toMatch(/^→ \d+\. curl -i -X GET '[^']*\/payments\/links'/)
})

test('a finding about the base path names its address, as any other', async () => {
  const { outcomes } = await examined(
    (server) => async (request) =>
      request.url.endsWith('/api') ? new Response('Not Found', { status: 404 }) : server(request),
    /unknown-paths/,
  )
  expect(outcomes.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^GET \/api answers 404, and /),
  ])
})

test('checks pass even if earlier invalid requests ended their sessions', async () => {
  const { outcomes } = await examined(acceptingEverything, /unknown-parameter/)
  const ended = outcomes.filter(({ reason = '' }) => /answers 401/.test(reason))
  expect(ended.map(({ check }) => check.id)).toEqual([])
})

test.each([
  ['the id of an older link', (createdId: string) => createdId],
  ['an invalid id', () => '..'],
  ['an id that points to another path', () => '../gateways'],
])('when creating a link returns %s, only links of the suite are deleted', async (_what, idOf) => {
  const deleted: string[] = []
  const { before, after, outcomes } = await examined((server) => {
    let existing = ''
    return async (request) => {
      const operation = operationAt(request)
      if (request.method === 'DELETE') deleted.push(new URL(request.url).pathname)
      const response = await server(request)
      if (operation === 'listPaymentLinks') existing = (await response.clone().json()).links?.at(-1)?.id
      if (operation !== 'createPaymentLink' || response.status !== 201) return response
      const { link } = await response.json()
      return json(201, { link: { ...link, id: idOf(existing) } })
    }
  }, /createPaymentLink|link-list-follows|deletePaymentLink/)
  expect(outcomes.some(({ result }) => result === 'failed')).toBe(true)
  expect(before.filter((id) => !after.includes(id))).toEqual([])
  expect(deleted.filter((path) => !path.startsWith('/api/payments/links/'))).toEqual([])
  expect(deleted.filter((path) => before.some((id) => path.endsWith(`/${id}`)))).toEqual([])
})

/** Every object of a body with one of its fields left out, in another case, or with a value of any type. */
function distorted(text: string, random: Random): string {
  const values = [null, true, -1, '', 'x'.repeat(200_000), [], [null], {}, { length: 3 }, '2026-13-45']
  const place = random.int(0, 9)
  const kind = random.pick(['left out', 'upper case', 'other'])
  const value = values[random.int(0, values.length - 1)]
  return JSON.stringify(JSON.parse(text), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const entries = Object.entries(part).map(([name, field], index): [string, unknown][] => {
      if (index % 10 !== place) return [[name, field]]
      if (kind === 'left out') return []
      return kind === 'upper case' ? [[name.toUpperCase(), field]] : [[name, value]]
    })
    return Object.fromEntries(entries.flat())
  })
}

const DISTORTED = ['', 'signIn', 'verifySession', 'listPaymentLinks', 'createPaymentLink'].concat(
  'listGateways',
  'listTransactions',
  'getStats',
) as [string]
// More seeds were run when this was written: FUZZ_SEEDS=100.
const FUZZ_SEEDS = Number(process.env.FUZZ_SEEDS ?? 4)
test.each(Array.from({ length: FUZZ_SEEDS }, (_, index) => index))(
  'whatever is answered is a finding, and no failure of the suite itself (seed %s)',
  async (seed) => {
    const random = new Random(seed)
    const only = random.pick(DISTORTED)
    const { outcomes } = await examined(
      (server) => async (request) => {
        const response = await server(request)
        const text = await response.text()
        const isWanted =
          text !== '' && (only === '' ? random.int(1, 10) === 1 : operationAt(request) === only)
        const { status, headers } = response
        headers.delete('content-length')
        return new Response(isWanted ? distorted(text, random) : text || null, { status, headers })
      },
      /^model|^positive|^state|tenants/,
    )
    expect(outcomes.filter(({ reason = '' }) => reason.includes('the suite itself'))).toEqual([])
  },
)

test.each(['accessToken', 'sessionId', 'authToken', 'csrf', 'X-Refresh-Token'])(
  'no output contains a secret or an escape sequence, with a token named %s',
  async (name) => {
    const secrets = new Set([
      ...mockAccounts.map(({ password }) => password),
      'aZ09.other-token',
      's3cr3t-cookie',
    ])
    const { run, outcomes } = await examined(
      (server) => async (request) => {
        const text = await request.clone().text()
        const response = await server(request)
        if (operationAt(request) === 'signIn' && response.status === 200) {
          const { token } = await response.clone().json()
          secrets.add(token)
          return response
        }
        if (operationAt(request) === 'verifySession') return response
        const echoed = `${text} ${request.headers.get('authorization')} \u001B]0;owned\u0007\u001B[31m`
        return json(
          500,
          { message: echoed, [name]: [...secrets].at(-1), other: { accessToken: 'aZ09.other-token' } },
          { 'set-cookie': 'sid=s3cr3t-cookie; Path=/' },
        )
      },
      /positive|changePassword|hostile-bodies/,
    )
    for (const { sent } of outcomes.flatMap(({ exchanges }) => exchanges))
      for (const [, password = ''] of String(sent.body).matchAll(
        /"(?:new)?password":"(a long phrase [^"]*)"/gi,
      ))
        secrets.add(password)
    expect(outcomes.some(({ result }) => result === 'failed')).toBe(true)
    const report = reportOf(run, { outcomes }, 1)
    for (const text of [tableOf(report), junitOf(report), pageOf(report)]) {
      for (const secret of secrets) expect(text).not.toContain(secret)
      expect(text).not.toMatch(/[^\P{Cc}\t\n]/u)
    }
  },
)
