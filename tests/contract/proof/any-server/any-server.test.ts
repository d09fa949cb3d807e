import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../../mock-server/engine/app.ts'
import { anyProduct } from '../../suite/checks/any-product.ts'
import { runCommand } from '../../suite/cli/run-command.ts'
import { readDocument } from '../../suite/document.ts'
import { parsed } from '../../suite/verdicts.ts'
import { runAny } from './run-any.ts'

const file = new URL('bookshop.yaml', import.meta.url)
const contract: unknown = parse(readFileSync(file, 'utf8'))
const document = readDocument(contract)

type Fields = Record<string, unknown>
type Seen = {
  /** Such as `PATCH /books/7`. */
  call: string
  query: URLSearchParams
  headers: Headers
  text: string
  body: Fields
}
type Answer = { status: number; headers: Headers; text: string; body: Fields }
type Handle = (seen: Seen) => Promise<Answer>
/** A defect, or another choice, in front of a sound server. */
type Layer = (handle: Handle) => Handle

const KEY = 'sesame-42'
const readAs = (text: string): Fields => Object(parsed(text))

const server = createMockServer({ contract, seed: 1 })

async function runOn(layer: Layer = (handle) => handle, args: string[] = []) {
  const session = crypto.randomUUID()
  const sound: Handle = async ({ call, query, headers, text }) => {
    const [method = '', path] = call.split(' ')
    const url = `http://server.test/v1${path}?${query}`
    const body = /^(?:GET|HEAD)$/.test(method) ? null : text
    const request = new Request(url, { method, headers, body })
    request.headers.set('x-mock-session', session)
    const response = await server.fetch(request)
    const { status } = response
    const answer = await response.text()
    return { status, headers: new Headers(response.headers), text: answer, body: readAs(answer) }
  }
  const handle = layer(sound)
  const ran = await runAny(
    document,
    async (request) => {
      const { pathname, searchParams: query } = new URL(request.url)
      const body = await request.text()
      const call = `${request.method} ${pathname.slice('/v1'.length)}`
      const { status, headers, text } = await handle({
        ...{ call, query, headers: request.headers, text: body, body: readAs(body) },
      })
      return new Response(text || null, { status, headers })
    },
    ['--header', `X-Api-Key: ${KEY}`, ...args],
  )
  const requests = ran.outcomes.reduce((sum, outcome) => sum + outcome.requests, 0)
  const seen = { call: 'GET /books', query: new URLSearchParams(), text: '', body: {} }
  const { text: left } = await sound({ ...seen, headers: new Headers({ 'x-api-key': KEY }) })
  return { ...ran, requests, left }
}

const [ANY, LIST, CREATE, READ] = [/./, /^GET \/books$/, /^POST/, /^GET \/books\/./]
const JSON_TYPE = { 'content-type': 'application/json' }
const saying = (status: number, body: object, headers = {}): Partial<Answer> => ({
  ...{ status, text: JSON.stringify(body), headers: new Headers({ ...JSON_TYPE, ...headers }) },
})
const OOPS = saying(500, { error: 'oops' })
const BOOK = { id: 1, title: 'x', pages: 1, addedAt: '2026-01-01T00:00:00Z' }

const asking =
  (change: (seen: Seen) => Partial<Seen>): Layer =>
  (handle) =>
  (seen) =>
    handle({ ...seen, ...change(seen) })
/** Changes the answers with this status to some calls. */
const answering =
  (calls: RegExp, status: number, change: (answer: Answer, seen: Seen) => Partial<Answer>): Layer =>
  (handle) =>
  async (seen) => {
    const answer = await handle(seen)
    const isMeant = calls.test(seen.call) && answer.status === status
    return isMeant ? { ...answer, ...change(answer, seen) } : answer
  }
const telling = (calls: RegExp, change: (body: Fields) => object): Layer =>
  answering(calls, calls === CREATE ? 201 : 200, ({ body }) => ({ text: JSON.stringify(change(body)) }))
const without = (name: string) => (body: Fields) => ({ ...body, [name]: undefined })
const withHeader = (name: string, value: string) => (answer: Answer) => {
  const headers = new Headers(answer.headers)
  headers.set(name, value)
  return { headers }
}
/** Accepts bodies with this fault as if they had none. */
const accepting = (mend: (body: Fields) => object): Layer =>
  asking(({ text, body }) => (text.startsWith('{') ? { text: JSON.stringify(mend(body)) } : {}))
const breakingOn =
  (isTooMuch: (body: Fields) => boolean): Layer =>
  (handle) =>
  async (seen) => ({ ...(await handle(seen)), ...(isTooMuch(seen.body) && OOPS) })
const forgetting = (parameter: string): Layer =>
  asking(({ query }) => {
    query.delete(parameter)
    return {}
  })
const withKey = (isMeant: (seen: Seen) => boolean): Layer =>
  asking((seen) => (isMeant(seen) ? { headers: new Headers({ ...JSON_TYPE, 'x-api-key': KEY }) } : {}))
const reading = (calls: RegExp): Layer =>
  asking(({ call }) => (calls.test(call) ? { call: call.replace(/^\w+/, 'GET') } : {}))
/** Does something else with a book right after it was created. */
const afterCreation =
  (method: string, body = {}): Layer =>
  (handle) =>
  async (seen) => {
    const answer = await handle(seen)
    const call = `${method} /books/${answer.body.id}`
    if (answer.status === 201) await handle({ ...seen, call, text: JSON.stringify(body) })
    return answer
  }
const booksIn = ({ books }: Fields) => (Array.isArray(books) ? books : [])
/** A title that a book has is rejected, before anything else is looked at. */
const takingTitlesOnce: Layer = (handle) => async (seen) => {
  const { body } = await handle({ ...seen, call: 'GET /books', query: new URLSearchParams() })
  const isTaken = booksIn(body).some(({ title }) => title === seen.body.title)
  const isMeant = isTaken && seen.call.startsWith('POST')
  const answer = await handle(isMeant ? { ...seen, call: 'GET /none' } : seen)
  return { ...answer, ...(isMeant && saying(409, { error: 'taken' })) }
}
/** A defect of the creation, which only a new title reveals. */
const behindTitles =
  (layer: Layer): Layer =>
  (handle) =>
    takingTitlesOnce((seen) => (seen.call.startsWith('POST') ? layer(handle)(seen) : handle(seen)))
const acceptingManyPages = accepting((body) => ({
  ...body,
  ...(Number(body.pages) > 5000 && { pages: 5000 }),
}))
const isLimited = ({ query }: Seen) => /^[1-9]$|^[1-4]\d$|^50$/.test(query.get('limit') ?? '')

const defects: [what: string, layer: Layer][] = [
  ['a field has another type', telling(READ, (body) => ({ ...body, pages: `${body.pages}` }))],
  ['a field of a created row has another type', telling(CREATE, (body) => ({ ...body, id: `b${body.id}` }))],
  ['a field of a list has another type', telling(LIST, () => ({ books: 'none' }))],
  ['a required field is missing', telling(READ, without('addedAt'))],
  ['a required field is missing in a list', telling(LIST, without('books'))],
  ['a required field is missing in the response to a creation', telling(CREATE, without('title'))],
  ['a date is no date', telling(READ, (body) => ({ ...body, addedAt: 'yesterday' }))],
  ['a status is not declared', answering(CREATE, 201, () => ({ status: 200 }))],
  ['a deletion has an undeclared status', answering(/^DELETE/, 204, () => ({ status: 202 }))],
  ['a required header is missing', answering(CREATE, 201, () => ({ headers: new Headers(JSON_TYPE) }))],
  ['the longest title breaks it', breakingOn(({ title }) => `${title}`.length === 80)],
  ['the largest number breaks it', breakingOn(({ pages }) => pages === 5000)],
  ['an invalid body breaks it', answering(ANY, 400, () => OOPS)],
  ['an unknown id breaks it', answering(READ, 404, () => OOPS)],
  [
    'invalid bodies are accepted',
    answering(CREATE, 400, (_answer, { body }) =>
      saying(201, { ...BOOK, ...body }, { location: '/v1/books/1' }),
    ),
  ],
  [
    'numbers may be texts',
    accepting((body) => ({ ...body, ...(typeof body.pages === 'string' && { pages: 7 }) })),
  ],
  [
    'unknown fields are accepted',
    accepting(({ title, pages, genre, price }) => ({ title, pages, genre, price })),
  ],
  ['a missing field is accepted', accepting((body) => ({ title: 'Untitled', ...body }))],
  ['a number above its bound is accepted', acceptingManyPages],
  ['a number above its bound is accepted, if the title is new', behindTitles(acceptingManyPages)],
  [
    'the largest number breaks it, if the title is new',
    behindTitles(breakingOn(({ pages }) => pages === 5000)),
  ],
  [
    'a list ignores its limit',
    asking((seen) => (isLimited(seen) ? { query: new URLSearchParams({ limit: '50' }) } : {})),
  ],
  [
    'a filter breaks it, unless there is a limit too',
    (handle) => async (seen) => ({
      ...(await handle(seen)),
      ...(/^(?:novel|poetry|science)$/.test(seen.query.get('genre') ?? '') &&
        !seen.query.has('limit') &&
        OOPS),
    }),
  ],
  [
    'an unknown member is accepted',
    accepting((body) => ({ ...body, ...(typeof body.genre === 'string' && { genre: 'novel' }) })),
  ],
  ['a parameter above its bound is accepted', forgetting('limit')],
  ['an unknown filter is accepted', forgetting('genre')],
  ['no key is needed', withKey(() => true)],
  ['no key is needed to read', withKey(({ call }) => call.startsWith('GET'))],
  ['any key will do', withKey(({ headers }) => headers.has('x-api-key'))],
  [
    'the error tells the resource',
    (handle) => async (seen) => {
      const answer = await handle(seen)
      const headers = new Headers({ 'x-api-key': KEY })
      return answer.status === 401 ? { ...(await handle({ ...seen, headers })), status: 401 } : answer
    },
  ],
  [
    'a public operation needs a key',
    (handle) => async (seen) => ({
      ...(await handle(seen)),
      ...(!seen.headers.has('x-api-key') && saying(401, { error: 'no' })),
    }),
  ],
  ['it forgets what was created', afterCreation('DELETE')],
  ['it keeps another title', afterCreation('PATCH', { title: 'Untitled' })],
  ['the list leaves out the newest', telling(LIST, (body) => ({ books: booksIn(body).slice(0, -1) }))],
  ['PATCH changes nothing', reading(/^PATCH/)],
  ['PUT changes nothing', reading(/^PUT/)],
  [
    'a second PUT is rejected',
    (handle) => {
      const put = new Set<string>()
      return async (seen) => {
        const isAgain = seen.call.startsWith('PUT') && put.has(seen.call)
        put.add(seen.call)
        return { ...(await handle(seen)), ...(isAgain && saying(409, { error: 'again' })) }
      }
    },
  ],
  [
    'what was deleted is still there',
    (handle) => answering(/^DELETE/, 200, () => ({ status: 204, text: '' }))(reading(/^DELETE/)(handle)),
  ],
  [
    'what was deleted can be changed',
    answering(/^PATCH/, 404, (_answer, { body }) => saying(200, { ...BOOK, ...body })),
  ],
  ['it answers with another media type', answering(LIST, 200, withHeader('content-type', 'text/html'))],
  ['a body is cut off', answering(READ, 200, ({ text }) => ({ text: text.slice(0, -1) }))],
  ['an error has no schema', answering(ANY, 400, () => saying(400, { detail: 'no' }))],
  [
    'an error is HTML',
    answering(ANY, 400, () => ({
      text: '<h1>Bad Request</h1>',
      headers: new Headers({ 'content-type': 'text/html' }),
    })),
  ],
  ['an error has an empty message', answering(ANY, 400, () => saying(400, { error: '' }))],
]

const variants: [what: string, layer: Layer][] = [
  ['responses have further fields', telling(READ, (body) => ({ ...body, shelf: Math.random() }))],
  ['invalid bodies are rejected with 422', answering(ANY, 400, () => ({ status: 422 }))],
  ['rejections have no body of their own', answering(ANY, 401, () => ({ status: 403, text: '' }))],
  ['a title may not be taken', takingTitlesOnce],
  [
    'free books need a genre',
    (handle) => async (seen) => {
      const isMeant = seen.body.price === 0 && seen.body.genre === undefined
      const answer = await handle(isMeant ? { ...seen, call: 'GET /none' } : seen)
      return { ...answer, ...(isMeant && saying(422, { error: 'genre' })) }
    },
  ],
  ['the list is in another order', telling(LIST, (body) => ({ books: booksIn(body).toReversed() }))],
  [
    'types have a charset',
    answering(ANY, 200, withHeader('content-type', 'application/json; charset="utf-8"')),
  ],
  [
    'what was deleted answers 410',
    (handle) => {
      const gone = new Set<string>()
      return async (seen) => {
        const answer = await handle(seen)
        const [, path = ''] = seen.call.split(' ')
        if (answer.status === 204) gone.add(path)
        return answer.status === 404 && gone.has(path) ? { ...answer, status: 410 } : answer
      }
    },
  ],
  [
    'titles are trimmed',
    accepting((body) => ({
      ...body,
      ...(typeof body.title === 'string' && body.title.trim() !== '' && { title: body.title.trim() }),
    })),
  ],
]

test('a sound server passes, in at most 60 requests an operation, and nothing is left behind', async () => {
  const { run, failed, notCovered, requests, left } = await runOn()
  expect(failed).toEqual([])
  expect(notCovered).toEqual([
    'chains/books/{bookId}-is-private: no second account was given: --second-header',
  ])
  expect(requests).toBeLessThan(60 * document.operations.length)
  const { left: before } = await runOn(undefined, ['--read-only'])
  expect([left, run.cleanup.notCleanedUp]).toEqual([before, []])
})

test.each(defects)('it is found that %s', async (_what, layer) => {
  expect((await runOn(layer)).failed).not.toEqual([])
})

test.each(variants)('nothing is blamed when %s', async (_what, layer) => {
  expect((await runOn(layer)).failed).toEqual([])
})

test.each([
  ['row', telling(READ, (body) => ({ ...body, shelf: 7 })), 'getBook answers 200, and shelf is not declared'],
  [
    'list',
    telling(LIST, (body) => ({ books: booksIn(body).map((book) => ({ ...book, shelf: 7 })) })),
    'listBooks answers 200, and books/0/shelf is not declared',
  ],
])('with --strict, an undeclared field of a %s is a violation', async (_of, layer, reason) => {
  const { failed, run } = await runOn(layer, ['--strict', '--read-only'])
  expect(failed).toContainEqual(expect.stringContaining(reason))
  expect([...run.undeclared].join()).toContain('shelf')
})

const rejecting =
  (status: number, isMeant: (seen: Seen) => boolean): Layer =>
  (handle) =>
  async (seen) => ({ ...(await handle(seen)), ...(isMeant(seen) && saying(status, { error: 'no' })) })
let creations = 0

test.each<[what: string, layer: Layer, unseen: string[], args?: string[]]>([
  ['a parameter within its bounds is rejected', rejecting(400, isLimited), ['positive/listBooks-parameters']],
  [
    'a conflict hides what a body is tried for',
    rejecting(409, ({ call }) => call.startsWith('POST') && ++creations % 2 === 0),
    ['positive/createBook-bodies', 'negative/createBook-bodies', 'negative/createBook-hostile-bodies'],
  ],
  [
    'the second account is unknown',
    rejecting(401, ({ headers }) => headers.get('x-api-key') === 'unknown'),
    ['chains/books/{bookId}-is-private'],
    ['--second-header', 'X-Api-Key: unknown'],
  ],
])('it is no success that %s', async (_what, layer, unseen, args) => {
  const { outcomes } = await runOn(layer, args)
  expect(
    outcomes
      .filter(({ check, result }) => unseen.includes(check.id) && result === 'not covered')
      .map(({ check }) => check.id),
  ).toEqual(unseen)
})

const noting = (calls: Set<string>): Layer =>
  asking(({ call }) => {
    calls.add(call)
    return {}
  })

test('with --read-only, nothing but GET and HEAD is sent', async () => {
  const calls = new Set<string>()
  const { failed } = await runOn(noting(calls), ['--read-only'])
  const methods = new Set([...calls].map((call) => call.split(' ')[0]))
  expect([failed, methods]).toEqual([[], new Set(['GET', 'HEAD'])])
})

test('a defect of one optional field is reported, and hides no other check', async () => {
  const { failed } = await runOn((handle) => async (seen) => ({
    ...(await handle(seen)),
    ...(seen.call.startsWith('POST') && seen.body.genre !== undefined && OOPS),
  }))
  expect(failed.map((line) => line.split(':')[0])).toEqual([
    'positive/createBook',
    'positive/createBook-bodies',
    'negative/createBook-bodies',
  ])
})

test.each([[[]], [['--with', 'bookId=3']]])(
  'what this run did not create is neither changed nor deleted %s',
  async (args) => {
    const calls = new Set<string>()
    await runOn(noting(calls), args)
    expect([...calls].filter((call) => /^(?!GET|HEAD|OPTIONS).* \/books\/[123]$/.test(call))).toEqual([])
  },
)

test('what would help is told before the answer, which may be cut', async () => {
  const { notCovered } = await runOn(
    answering(CREATE, 201, () => saying(422, { error: 'no '.repeat(60) })),
    ['--with', 'genre=poetry'],
  )
  expect(notCovered).toContainEqual(
    expect.stringContaining(
      "createBook could not be called successfully; try --body 'createBook=@file.json': createBook answers 422",
    ),
  )
})

test('an address without the base path of the document is named', async () => {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
  await runCommand(['--contract', file.pathname, '--url', 'http://127.0.0.1:1'], anyProduct(document))
  expect(
    spies
      .flatMap(({ mock }) => mock.calls)
      .flat()
      .join('\n'),
  ).toContain('http://127.0.0.1:1 does not end with the base path of the document, which is /v1')
})
