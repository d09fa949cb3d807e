import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { anyProduct } from '../../suite/checks/any-product.ts'
import { optionsFrom } from '../../suite/cli/options.ts'
import { readDocument } from '../../suite/document.ts'
import { runChecks } from '../../suite/runner.ts'
import type { Answer, Seen, Shop } from './bookshop.ts'
import { served } from './bookshop.ts'

const document = readDocument(parse(readFileSync(new URL('bookshop.yaml', import.meta.url), 'utf8')))
const product = anyProduct(document)

type Layer = (shop: Shop) => (seen: Seen) => Answer

async function runOn(layer: Layer | undefined, args: string[] = []) {
  const options = optionsFrom(
    ['--contract', 'bookshop.yaml', '--header', 'X-Api-Key: sesame-42', ...args],
    product,
    {},
  )
  if (options === 'help') throw new Error('that was no question')
  const { shop, fetch } = served(layer)
  const backend = { name: 'a bookshop', url: 'http://shop.test/v1', fetch }
  const run = product.newRun(backend, { ...options, seed: 1, signal: new AbortController().signal })
  const outcomes = await runChecks(run, product.checks)
  const failed = outcomes.filter(({ result }) => result === 'failed')
  return {
    run,
    shop,
    outcomes,
    failed: failed.map(({ check, reason = '' }) => `${check.id}: ${reason}`),
    requests: outcomes.reduce((sum, each) => sum + each.requests, 0),
  }
}

/** Changes the answers to some calls. */
const altering =
  (isMeant: (seen: Seen) => boolean, change: (answer: Answer, seen: Seen) => Answer): Layer =>
  (shop) =>
  (seen) => {
    const answer = shop.handle(seen)
    return isMeant(seen) ? change(answer, seen) : answer
  }
const to = (method: string, path: RegExp) => (seen: Seen) => seen.method === method && path.test(seen.path)
const successOf = (method: string, path: RegExp, change: (body: Record<string, unknown>) => unknown): Layer =>
  altering(to(method, path), (answer) =>
    answer.status < 300 ? { ...answer, body: change({ ...Object(answer.body) }) } : answer,
  )
const ITEM = /^\/books\/./
const LIST = /^\/books$/
const without = (name: string) => (body: Record<string, unknown>) => ({ ...body, [name]: undefined })
const with400As = (change: (answer: Answer) => Answer): Layer =>
  altering(
    () => true,
    (answer) => (answer.status === 400 ? change(answer) : answer),
  )
/** Accepts bodies with this fault as if they had none. */
const accepting =
  (mend: (body: Record<string, unknown>) => object): Layer =>
  (shop) =>
  (seen) => {
    const isObject = typeof seen.body === 'object' && seen.body !== null && !Array.isArray(seen.body)
    return shop.handle(isObject ? { ...seen, body: mend({ ...Object(seen.body) }) } : seen)
  }

const defects: [what: string, layer: Layer][] = [
  ['a field has another type', successOf('GET', ITEM, (body) => ({ ...body, pages: `${body.pages}` }))],
  [
    'a field of a created row has another type',
    successOf('POST', LIST, (body) => ({ ...body, id: `b${body.id}` })),
  ],
  ['a field of a list has another type', successOf('GET', LIST, () => ({ books: 'none' }))],
  ['a required field is missing', successOf('GET', ITEM, without('addedAt'))],
  ['a required field is missing in a list', successOf('GET', LIST, without('books'))],
  ['a required field is missing in what is created', successOf('POST', LIST, without('title'))],
  ['a date is no date', successOf('GET', ITEM, (body) => ({ ...body, addedAt: 'yesterday' }))],
  [
    'a status is not declared',
    altering(to('POST', LIST), (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer)),
  ],
  [
    'a deletion has an undeclared status',
    altering(to('DELETE', ITEM), (answer) => (answer.status === 204 ? { status: 202 } : answer)),
  ],
  ['a required header is missing', altering(to('POST', LIST), (answer) => ({ ...answer, headers: {} }))],
  [
    'the longest title breaks it',
    (shop) => (seen) =>
      `${Object(seen.body).title}`.length === 80
        ? { status: 500, body: { error: 'oops' } }
        : shop.handle(seen),
  ],
  [
    'the largest number breaks it',
    (shop) => (seen) =>
      Object(seen.body).pages === 5000 ? { status: 500, body: { error: 'oops' } } : shop.handle(seen),
  ],
  ['an invalid body breaks it', with400As(() => ({ status: 500, body: { error: 'oops' } }))],
  [
    'an unknown id breaks it',
    altering(to('GET', ITEM), (answer) =>
      answer.status === 404 ? { status: 500, body: { error: 'oops' } } : answer,
    ),
  ],
  [
    'invalid bodies are accepted',
    altering(to('POST', LIST), (answer, { body }) =>
      answer.status === 400
        ? {
            status: 201,
            body: { id: 1, title: 'x', pages: 1, addedAt: '2026-01-01T00:00:00Z', ...Object(body) },
            headers: { location: '/v1/books/1' },
          }
        : answer,
    ),
  ],
  [
    'numbers may be texts',
    accepting((body) => ({ ...body, ...(typeof body.pages === 'string' && { pages: 7 }) })),
  ],
  [
    'unknown fields are accepted',
    accepting(
      ({
        surprise: _surprise,
        constructor: _constructor,
        Title: _title,
        id: _id,
        role: _role,
        email: _email,
        status: _status,
        ownerId: _owner,
        ...body
      }) => body,
    ),
  ],
  ['a missing field is accepted', accepting((body) => ({ title: 'Untitled', ...body }))],
  [
    'a number above its bound is accepted',
    accepting((body) => ({ ...body, ...(Number(body.pages) > 5000 && { pages: 5000 }) })),
  ],
  [
    'an unknown member is accepted',
    accepting((body) => ({ ...body, ...(typeof body.genre === 'string' && { genre: 'novel' }) })),
  ],
  [
    'a parameter above its bound is accepted',
    (shop) => (seen) => {
      seen.query.delete('limit')
      return shop.handle(seen)
    },
  ],
  [
    'an unknown filter is accepted',
    (shop) => (seen) => {
      seen.query.delete('genre')
      return shop.handle(seen)
    },
  ],
  ['no key is needed', (shop) => (seen) => shop.handle({ ...seen, key: 'sesame-42' })],
  [
    'no key is needed to read',
    (shop) => (seen) => shop.handle(seen.method === 'GET' ? { ...seen, key: 'sesame-42' } : seen),
  ],
  ['any key will do', (shop) => (seen) => shop.handle({ ...seen, key: seen.key && 'sesame-42' })],
  [
    'the error tells the resource',
    (shop) => (seen) =>
      seen.key === 'sesame-42'
        ? shop.handle(seen)
        : { status: 401, body: { error: 'no', ...Object(shop.books[0]) } },
  ],
  [
    'what is public needs a key',
    (shop) => (seen) => (seen.key === null ? { status: 401, body: { error: 'no' } } : shop.handle(seen)),
  ],
  [
    'it forgets what was created',
    (shop) => (seen) => {
      const answer = shop.handle(seen)
      if (answer.status === 201) shop.books.shift()
      return answer
    },
  ],
  [
    'it keeps another title',
    (shop) => (seen) => {
      const answer = shop.handle(seen)
      const [book] = shop.books
      if (answer.status === 201 && book) shop.books[0] = { ...book, title: 'Untitled' }
      return answer
    },
  ],
  [
    'the list leaves out the newest',
    successOf('GET', LIST, (body) => ({ books: Array.isArray(body.books) ? body.books.slice(1) : [] })),
  ],
  [
    'PATCH changes nothing',
    (shop) => (seen) => shop.handle(seen.method === 'PATCH' ? { ...seen, method: 'GET' } : seen),
  ],
  [
    'PUT changes nothing',
    (shop) => (seen) => shop.handle(seen.method === 'PUT' ? { ...seen, method: 'GET' } : seen),
  ],
  [
    'a second PUT is rejected',
    (shop) => {
      const put = new Set<string>()
      return (seen) => {
        const isAgain = seen.method === 'PUT' && put.has(seen.path)
        if (seen.method === 'PUT') put.add(seen.path)
        return isAgain ? { status: 409, body: { error: 'again' } } : shop.handle(seen)
      }
    },
  ],
  [
    'what was deleted is still there',
    (shop) => (seen) =>
      seen.method === 'DELETE' && shop.handle({ ...seen, method: 'GET' }).status === 200
        ? { status: 204 }
        : shop.handle(seen),
  ],
  [
    'what was deleted can be changed',
    altering(to('PATCH', ITEM), (answer, { body }) =>
      answer.status === 404
        ? {
            status: 200,
            body: { id: 1, title: 'x', pages: 1, addedAt: '2026-01-01T00:00:00Z', ...Object(body) },
          }
        : answer,
    ),
  ],
  [
    'it answers with another media type',
    altering(to('GET', LIST), (answer) => ({ ...answer, headers: { 'content-type': 'text/html' } })),
  ],
  [
    'a body is cut off',
    altering(to('GET', ITEM), (answer) => ({ ...answer, text: JSON.stringify(answer.body).slice(0, -1) })),
  ],
  ['an error has no schema', with400As((answer) => ({ ...answer, body: { detail: 'no' } }))],
  [
    'an error is HTML',
    with400As((answer) => ({
      ...answer,
      text: '<h1>Bad Request</h1>',
      headers: { 'content-type': 'text/html' },
    })),
  ],
  ['an error has an empty message', with400As((answer) => ({ ...answer, body: { error: '' } }))],
]

const variants: [what: string, layer: Layer][] = [
  ['responses have further fields', successOf('GET', ITEM, (body) => ({ ...body, shelf: Math.random() }))],
  ['invalid bodies are rejected with 422', with400As((answer) => ({ ...answer, status: 422 }))],
  [
    'rejections have no body of their own',
    altering(
      () => true,
      (answer) => (answer.status === 401 ? { status: 403, text: '' } : answer),
    ),
  ],
  [
    'a title may not be taken',
    (shop) => (seen) =>
      seen.key === 'sesame-42' &&
      seen.method === 'POST' &&
      shop.books.some(({ title }) => title === Object(seen.body).title)
        ? { status: 409, body: { error: 'taken' } }
        : shop.handle(seen),
  ],
  [
    'free books need a genre',
    (shop) => (seen) =>
      Object(seen.body).price === 0 && Object(seen.body).genre === undefined
        ? { status: 422, body: { error: 'genre' } }
        : shop.handle(seen),
  ],
  [
    'the list is in another order',
    successOf('GET', LIST, (body) => ({ books: Array.isArray(body.books) ? body.books.toReversed() : [] })),
  ],
  [
    'types have a charset',
    altering(
      () => true,
      (answer) =>
        answer.body === undefined
          ? answer
          : {
              ...answer,
              headers: { ...answer.headers, 'content-type': 'application/json; charset="utf-8"' },
            },
    ),
  ],
  [
    'what was deleted answers 410',
    (shop) => {
      const gone = new Set<string>()
      return (seen) => {
        const answer = shop.handle(seen)
        if (answer.status === 204) gone.add(seen.path)
        return answer.status === 404 && gone.has(seen.path)
          ? { status: 410, body: { error: 'gone' } }
          : answer
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
  const { run, shop, outcomes, failed, requests } = await runOn(undefined)
  expect(failed).toEqual([])
  expect(
    outcomes.filter(({ result }) => result !== 'passed').map(({ check, reason }) => `${check.id}: ${reason}`),
  ).toEqual(['chains/books/{bookId}-is-private: no second account was given: --second-header'])
  expect([shop.books, run.cleanup.notCleanedUp]).toEqual([[], []])
  expect(requests).toBeLessThan(60 * document.operations.length)
})

test.each(defects)('it is found that %s', async (_what, layer) => {
  expect((await runOn(layer)).failed).not.toEqual([])
})

test.each(variants)('nothing is blamed when %s', async (_what, layer) => {
  expect((await runOn(layer)).failed).toEqual([])
})

test('with --read-only, nothing but GET and HEAD is sent', async () => {
  const methods = new Set<string>()
  const { failed } = await runOn(
    (shop) => (seen) => {
      methods.add(seen.method)
      return shop.handle(seen)
    },
    ['--read-only'],
  )
  expect([failed, [...methods]]).toEqual([[], ['GET']])
})

test('a fault of one optional field is told, and hides no other check', async () => {
  const { failed } = await runOn(
    (shop) => (seen) =>
      seen.method === 'POST' && Object(seen.body).genre !== undefined
        ? { status: 500, body: { error: 'oops' } }
        : shop.handle(seen),
  )
  expect(failed.map((line) => line.split(':')[0])).toEqual([
    'positive/createBook',
    'positive/createBook-bodies',
    'negative/createBook-bodies',
  ])
})

test.each([[[]], [['--with', 'bookId=900']]])(
  'what this run did not create is neither changed nor deleted %s',
  async (args) => {
    const changed: string[] = []
    await runOn((shop) => {
      shop.books.push({ id: 900, title: 'Not yours', pages: 1, addedAt: '2026-01-01T00:00:00Z' })
      return (seen) => {
        if (seen.method !== 'GET' && seen.path === '/books/900') changed.push(seen.method)
        return shop.handle(seen)
      }
    }, args)
    expect(changed).toEqual([])
  },
)
