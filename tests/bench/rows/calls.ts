import { join } from 'node:path'
import { root } from '../../../scripts/tool.ts'
import type { Contestant } from '../contestant.ts'
import { mockServer, startContestant } from '../contestant.ts'
import type { Call } from '../load.ts'
import { race } from '../load.ts'
import { installPeers } from '../peers.ts'
import type { Row } from '../report.ts'
import { link, lists, PAGE, signedIn, wrongLink } from '../responses.ts'

const create = '/api/payments/create'
const WRITES = 200

/**
 * CPU cost of a call in the server process, beside peers and over 100,000 rows.
 * @param folder of the compiled contestants and the responses
 */
export async function callRows(folder: string): Promise<Row[]> {
  const peers = await installPeers()
  const responses = join(folder, 'responses.json')
  const prismOptions = ['--port', '0', '--host', '127.0.0.1', '--errors', '--verboseLevel', 'info']
  const contestants = {
    mock: await startContestant(mockServer, ['--port', '0']),
    bare: await startContestant(join(folder, 'bare-hono.mjs'), [responses]),
    raw: await startContestant(join(folder, 'raw.mjs'), [responses]),
    fastify: await startContestant(join(folder, 'fastify.mjs'), [responses, peers]),
    prism: await startContestant(join(peers, 'node_modules/@stoplight/prism-cli/dist/index.js'), [
      ...['mock', join(root, 'openapi.yaml'), ...prismOptions],
    ]),
  }
  const rows = [...(await besidePeers(contestants)), ...(await amongMany(contestants.mock))]
  for (const contestant of Object.values(contestants)) contestant.close()
  return rows
}

/** Calls over 100,000 transactions, beside the same calls of an ordinary day. */
async function amongMany(mock: Contestant): Promise<Row[]> {
  const small = await signedIn(mock, 'small')
  const large = await signedIn(mock, 'large', 'large')
  const rows: Row[] = []
  for (const [what, path, atMostMs] of [
    ['filtered page', `${lists}?status=failed&method=card&limit=3`, 25],
    ['search', `${lists}?search=meera&limit=3`, 25],
    ['figures', '/api/payments/stats', 50],
  ] as const) {
    const entry = (headers: Record<string, string>) => {
      const call: Call = { method: 'GET', path, headers }
      return { contestant: mock, call: () => call, expected: 200 }
    }
    rows.push({
      what: `${what} of 100,000 rows beside busy-day`,
      unit: 'µs',
      figures: await race({ '100,000 rows': entry(large), 'busy-day': entry(small) }),
      target: { atMost: atMostMs * 1000 },
    })
  }
  return rows
}

type Contestants = Record<'mock' | 'bare' | 'raw' | 'fastify' | 'prism', Contestant>

async function besidePeers({ mock, bare, raw, fastify, prism }: Contestants): Promise<Row[]> {
  const headers = await signedIn(mock, 'calls')
  const token = { authorization: 'Bearer tok_1' }
  const get = (path: string): Call => ({ method: 'GET', path, headers })
  const post = (path: string, body: string, headers: Record<string, string> = {}): Call => {
    return { method: 'POST', path, body, headers }
  }
  // Each round starts with the same number of links, in its own session.
  const ownSession = async (round: number) => post(create, link, await signedIn(mock, `create-${round}`))
  const list = await race({
    Kosha: { contestant: mock, call: () => get(`${lists}?limit=100`), expected: 200 },
    'raw JSON.stringify': { contestant: raw, call: () => get('/'), expected: 200 },
    'bare Hono': { contestant: bare, call: () => get('/list'), expected: 200 },
  })
  const page = await race({
    Kosha: { contestant: mock, call: () => get(PAGE), expected: 200 },
    'bare Hono': { contestant: bare, call: () => get('/page'), expected: 200 },
  })
  const writes = await race(
    {
      create: { contestant: mock, call: ownSession, expected: 201 },
      reject: { contestant: mock, call: () => post(create, wrongLink, headers), expected: 400 },
      bareCreate: { contestant: bare, call: () => post('/create', link), expected: 201 },
      fastifyCreate: { contestant: fastify, call: () => post('/create', link), expected: 201 },
      fastifyRefuse: { contestant: fastify, call: () => post('/create', wrongLink), expected: 400 },
      prismCreate: { contestant: prism, call: () => post('/payments/create', link, token), expected: 201 },
      prismRefuse: {
        contestant: prism,
        call: () => post('/payments/create', wrongLink, token),
        expected: 422,
      },
    },
    WRITES,
  )
  const rounds = (name: keyof typeof writes) => writes[name] ?? []
  return [
    {
      what: 'list of 100 rows, request and response validated, call recorded',
      unit: 'µs',
      figures: list,
      target: { beside: 'raw JSON.stringify', atMost: 1.5 },
    },
    {
      what: 'page of 3 rows, filtered',
      unit: 'µs',
      figures: page,
      target: { beside: 'bare Hono', atMost: 5 },
    },
    {
      what: 'create a link',
      unit: 'µs',
      figures: {
        Kosha: rounds('create'),
        'bare Hono': rounds('bareCreate'),
        'Fastify, request and response validated': rounds('fastifyCreate'),
        Prism: rounds('prismCreate'),
      },
      target: { beside: 'bare Hono', atMost: 4 },
    },
    {
      what: 'rejected body',
      unit: 'µs',
      figures: {
        Kosha: rounds('reject'),
        Fastify: rounds('fastifyRefuse'),
        Prism: rounds('prismRefuse'),
        "Kosha's create": rounds('create'),
      },
      target: { beside: 'Fastify', atMost: 4 },
    },
  ]
}
