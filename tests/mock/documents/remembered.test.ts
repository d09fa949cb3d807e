import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMock } from '../../../mock-server/client/mock.ts'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'
import { differencesOf } from './memory-model.ts'

const bookshop = parse(readFileSync(new URL('other-documents/bookshop.yaml', import.meta.url), 'utf8'))

/** A server of a document, and how to call it. */
function serve(contract: unknown, options: { scenario?: string } = {}) {
  const lines: string[] = []
  const app = createMockServer({
    contract,
    control: controlFiles(undefined, false),
    warn: (line) => lines.push(line),
    ...options,
  })
  const call = async (endpoint: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = { ...(body !== undefined && { 'content-type': 'application/json' }) }
    const response = await app.request(path, { method, headers: { ...type, ...headers }, ...init })
    const text = await response.text()
    const { status } = response
    return {
      status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : Object(JSON.parse(text)),
    }
  }
  const mock = createMock({ url: 'http://mock', key: 'default', fetch: (request) => app.fetch(request) })
  return { call, lines, mock }
}

test('a book is read byte for byte as it was added, and an unknown one is listed after its first read', async () => {
  const { call } = serve(bookshop)
  const added = await call('POST /books', { title: 'Momo', genre: 'novel' })
  expect(added.headers.get('location')).toBe('/books/4')
  expect(added.headers.get('x-mock-source')).toBe('remembered')
  expect((await call('GET /books/4')).text).toBe(added.text)
  const { items } = (await call('GET /books')).body
  const unseen = await call('GET /books/70')
  expect(unseen.headers.get('x-mock-source')).toBe('generated')
  expect((await call('GET /books')).body.items).toEqual([...items, unseen.body])
})

test('the start names what is remembered, and the reasons for the rest', () => {
  expect(serve(bookshop).lines.slice(0, 2)).toEqual([
    'remembered: books by bookId, authors by id, books at /authors/{author}/books by author, reviews by id, settings; not: /search, which has no path to a single item',
    'parameters of lists that are ignored: sort of listBooks',
  ])
})

test('a change that would make a response invalid is not made, and the journal says so', async () => {
  const { call } = serve(bookshop)
  const before = (await call('GET /books/1')).body
  const { body, status } = await call('PATCH /books/1', { genre: 'poem', title: 'Momo' })
  expect([status, body]).toEqual([200, { ...before, title: 'Momo' }])
  const { calls } = (await call('GET /__mock/journal')).body
  expect(calls.at(-1).notes).toEqual([
    "genre is not as it was sent: the response's schema does not allow that",
  ])
})

test('a book is found on the page of its author, and is gone with the author', async () => {
  const { call } = serve(bookshop)
  const { body: book } = await call('POST /books', { title: 'Momo', author: 'ende' })
  expect((await call('GET /authors/ende/books')).body).toContainEqual(book)
  expect((await call(`GET /authors/le-guin/books/${book.bookId}`)).status).toBe(404)
  await call('DELETE /authors/ende')
  expect((await call(`GET /books/${book.bookId}`)).status).toBe(404)
  expect((await call('GET /authors/ende/books')).status).toBe(404)
  expect((await call('DELETE /authors/ende')).status).toBe(410)
  expect((await call('PUT /authors/ende', { id: 'ende', name: 'Michael Ende', born: 1929 })).status).toBe(201)
  expect((await call('GET /authors/ende/books')).body).toEqual([])
})

test('a created book has no reviews, and later ones have its id', async () => {
  const { call } = serve(bookshop)
  const { bookId } = (await call('POST /books', { title: 'Momo' })).body
  expect((await call(`GET /books/${bookId}/reviews`)).body).toEqual([])
  const review = await call(`POST /books/${bookId}/reviews`, { stars: 5 })
  expect(review.body).toMatchObject({ bookId, stars: 5 })
  expect((await call(`GET /books/${bookId}/reviews/${review.body.id}`)).text).toBe(review.text)
})

test('a header has the number of all authors, beside a page of them', async () => {
  const { headers, body } = await serve(bookshop).call('GET /authors?per_page=1&page=2')
  expect(body).toEqual([{ id: 'ende', name: 'Michael Ende' }])
  expect(headers.get('x-total-count')).toBe('2')
})

test.each([
  { kind: 'nullable', field: { type: ['string', 'null'] }, required: ['nextCursor'], last: null },
  { kind: 'optional', field: { type: 'string' }, required: [], last: undefined },
  { kind: 'required', field: { type: 'string' }, required: ['nextCursor'], last: '' },
])('pages follow each other by a $kind cursor, and end', async ({ field, required, last }) => {
  const document = structuredClone(bookshop)
  const { parameters, responses } = document.paths['/books'].get
  parameters.push({ name: 'cursor', in: 'query', schema: { type: 'string' } })
  const { schema } = responses['200'].content['application/json']
  Object.assign(schema.properties, { nextCursor: field, hasMore: { type: 'boolean' } })
  schema.required = ['items', 'hasMore', ...required]
  const { call, lines } = serve(document)
  expect(lines).toContain('parameters of lists that are ignored: sort of listBooks')
  const all = (await call('GET /books')).body
  expect([all.nextCursor, all.hasMore]).toEqual([last, false])
  const first = (await call('GET /books?limit=2')).body
  expect([first.items, first.hasMore]).toEqual([all.items.slice(0, 2), true])
  const second = (await call(`GET /books?limit=2&cursor=${first.nextCursor}`)).body
  expect([second.items, second.nextCursor, second.hasMore]).toEqual([all.items.slice(2), last, false])
  expect((await call('GET /books?author=nobody')).body.nextCursor).toBe(last)
})

test('a created item begins with nothing that only the server sets, and with the first value of an enum', async () => {
  const document = structuredClone(bookshop)
  const state = { type: 'string', enum: ['ordered', 'sent', 'lost', 'returned'] }
  const { schemas } = document.components
  const lostAt = { type: ['string', 'null'], format: 'date-time', readOnly: true }
  Object.assign(schemas.Review.properties, { lostAt, state, size: { ...state, default: 'lost' } })
  schemas.Review.required.push('lostAt', 'state', 'size')
  const { call } = serve(document)
  const reviews = await Promise.all([1, 2, 3].map(() => call('POST /books/1/reviews', { stars: 5 })))
  const begun = { lostAt: null, state: 'ordered', size: 'lost' }
  expect(reviews.map(({ body }) => body)).toMatchObject([begun, begun, begun])
})

test('an identity that the schema does not allow is absent if 404 is declared, and noted otherwise', async () => {
  const { call } = serve(bookshop)
  const read = await call('GET /authors/M.%20Ende')
  expect([read.status, read.body.data.id]).toEqual([200, expect.stringMatching(/^[a-z-]+$/)])
  const { calls } = (await call('GET /__mock/journal')).body
  expect(calls.at(-1).notes).toEqual([expect.stringContaining('M. Ende is not the item of the response')])
  const document = structuredClone(bookshop)
  document.paths['/authors/{author}'].get.responses['404'] = { description: 'No such author.' }
  expect((await serve(document).call('GET /authors/M.%20Ende')).status).toBe(404)
})

test('an action that answers with its item answers with the remembered one, or with 404', async () => {
  const document = structuredClone(bookshop)
  const { parameters, get } = document.paths['/books/{bookId}']
  document.paths['/books/{bookId}/sale'] = { parameters, post: { ...get, operationId: 'sellBook' } }
  const { call, lines } = serve(document)
  expect(lines).toContain('answered with the item, which stays as it is: sellBook')
  const { text } = await call('POST /books', { title: 'Momo', genre: 'novel' })
  expect((await call('POST /books/4/sale')).text).toBe(text)
  await call('DELETE /books/4')
  expect((await call('POST /books/4/sale')).status).toBe(404)
})

test('an identity that is taken is a conflict, and a key creates once', async () => {
  const { call } = serve(bookshop)
  const ende = { id: 'm-ende', name: 'Michael Ende', born: 1929 }
  const first = await call('POST /authors', ende, { 'idempotency-key': 'k' })
  const again = await call('POST /authors', ende, { 'idempotency-key': 'k' })
  expect([again.status, again.text]).toEqual([201, first.text])
  expect((await call('POST /authors', ende)).status).toBe(409)
})

test('a version is identified by its tag: 304 if it is the same, 412 if it is outdated', async () => {
  const { call } = serve(bookshop)
  const etag = (await call('GET /authors/ende')).headers.get('etag') ?? ''
  expect((await call('GET /authors/ende', undefined, { 'if-none-match': etag })).status).toBe(304)
  expect((await call('GET /authors/ende', undefined, { 'if-none-match': `W/${etag}` })).status).toBe(304)
  const changed = { id: 'ende', name: 'M. Ende', born: 1929 }
  expect((await call('PUT /authors/ende', changed, { 'if-match': `W/${etag}` })).status).toBe(412)
  expect((await call('PUT /authors/ende', changed, { 'if-match': etag })).body.data).toMatchObject(changed)
  expect((await call('PUT /authors/ende', changed, { 'if-match': etag })).status).toBe(412)
  expect((await call('GET /authors/ende', undefined, { 'if-none-match': etag })).status).toBe(200)
})

test('settings are there once, and changed by patches of both kinds', async () => {
  const { call } = serve(bookshop)
  await call(
    'PATCH /settings',
    { currency: 'INR', opening: null },
    { 'content-type': 'application/merge-patch+json' },
  )
  const steps = [{ op: 'replace', path: '/tags', value: ['new'] }]
  await call('PATCH /settings', steps, { 'content-type': 'application/json-patch+json' })
  expect((await call('GET /settings')).body).toEqual({ currency: 'INR', tags: ['new'] })
})

test('a change sets the time of the last change, also if only the server may', async () => {
  const document = structuredClone(bookshop)
  const { properties } = document.components.schemas.Book
  properties.updatedAt = properties.createdAt
  const { call, mock } = serve(document)
  const { bookId, createdAt } = (await call('POST /books', { title: 'Momo' })).body
  await mock.clock.advance({ days: 2 })
  const { body } = await call(`PATCH /books/${bookId}`, { title: 'Krabat' })
  expect(body.createdAt).toBe(createdAt)
  expect(Date.parse(body.updatedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(172_800_000)
})

test('an empty session has only created items', async () => {
  const { call } = serve(bookshop, { scenario: 'empty' })
  expect((await call('GET /books')).body).toMatchObject({ items: [], total: 0 })
  expect((await call('GET /books/1')).status).toBe(404)
  expect((await call('POST /books', { title: 'Momo' })).body.bookId).toBe(1)
})

test('testers list, insert, change and remove rows, restart with a scenario, and keep snapshots and exports', async () => {
  const { call, mock } = serve(bookshop)
  const books = mock.rows('books')
  const { bookId } = await books.insert({ title: 'Momo' })
  expect((await call(`GET /books/${bookId}`)).body.title).toBe('Momo')
  await books.update(String(bookId), { title: 'Krabat' })
  await mock.rows('reviews').insert({ $in: `/books/${bookId}/reviews`, stars: 4 })
  await mock.snapshots.take('two')
  const exported = await mock.snapshots.export()
  await books.remove(String(bookId))
  expect((await call(`GET /books/${bookId}`)).status).toBe(404)
  const isBack = async () => {
    expect((await call(`GET /books/${bookId}`)).body.title).toBe('Krabat')
    expect((await call(`GET /books/${bookId}/reviews`)).body).toMatchObject([{ stars: 4 }])
    expect(await books.all()).toHaveLength(4)
  }
  await mock.snapshots.restore('two')
  await isBack()
  await mock.scenario('empty')
  expect(await books.all()).toEqual([])
  await mock.snapshots.import(exported)
  await isBack()
  await expect(books.insert({ title: '' })).rejects.toThrow('title')
})

test('ten thousand items of a collection are remembered, at all addresses together, and another is refused', async () => {
  const { call, mock } = serve(bookshop, { scenario: 'empty' })
  for (const title of ['Momo', 'Krabat']) await call('POST /books', { title })
  const exported = await mock.snapshots.export()
  exported.rows.reviews = Array.from({ length: 10_000 }, (_, at) => {
    const [bookId, id] = [(at % 2) + 1, `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`]
    return { $in: `/books/${bookId}/reviews`, id, bookId, stars: 5 }
  })
  await mock.snapshots.import(exported)
  const rejected = await call('POST /books/1/reviews', { stars: 1 })
  expect([rejected.status, rejected.body.message]).toEqual([
    429,
    'No more than 10000 reviews are remembered.',
  ])
  await call('DELETE /books/2')
  expect((await call('POST /books/1/reviews', { stars: 1 })).status).toBe(201)
})

test.each([
  { size: 'more books', message: 'No more than 10000 books are remembered.', count: 10_001, title: 'Momo' },
  {
    size: 'longer titles',
    message: 'more than all sessions may remember',
    count: 25,
    title: 'x'.repeat(1e6),
  },
])(
  'an import of $size than a session may have is refused, and changes nothing',
  async ({ count, title, message }) => {
    const { mock } = serve(bookshop)
    const before = await mock.rows('books').all()
    const exported = await mock.snapshots.export()
    exported.rows.books = Array.from({ length: count }, (_, at) => ({ ...before[0], bookId: at + 1, title }))
    await expect(mock.snapshots.import(exported)).rejects.toThrow(message)
    expect(await mock.rows('books').all()).toEqual(before)
  },
)

test('an item read beyond the limit is the same each time, but neither listed nor changed', async () => {
  const { call, mock } = serve(bookshop)
  const [book] = await mock.rows('books').all()
  const exported = await mock.snapshots.export()
  exported.rows.books = Array.from({ length: 10_000 }, (_, at) => ({ ...book, bookId: at + 1 }))
  await mock.snapshots.import(exported)
  const beyond = await call('GET /books/70000')
  expect([beyond.status, beyond.body.bookId]).toEqual([200, 70_000])
  const { calls } = (await call('GET /__mock/journal')).body
  expect(calls.at(-1).notes).toEqual([expect.stringContaining('this is not remembered')])
  expect((await call('GET /books/70000')).text).toBe(beyond.text)
  expect((await call('GET /books?limit=1')).body.total).toBe(10_000)
  expect((await call('PATCH /books/70000', { title: 'Momo' })).status).toBe(429)
})

test('all sessions together remember 24 million characters, beside their journals', async () => {
  const { call } = serve(bookshop)
  const title = 'x'.repeat(4_000_000)
  const add = async (session: string) =>
    (await call('POST /books', { title }, { 'x-mock-session': session })).status
  for (const session of ['one', 'two', 'one', 'two', 'one']) expect(await add(session)).toBe(201)
  expect(await add('two')).toBe(429)
  await call('DELETE /__mock/sessions/one')
  expect(await add('two')).toBe(201)
})

test('the error for an unknown table lists the tables, and that for an unknown address describes its form', async () => {
  const { mock } = serve({ ...bookshop, servers: [{ url: '/v1' }] })
  await expect(mock.rows('boks').all()).rejects.toThrow(
    'table boks. The tables are: books, authors, reviews, settings',
  )
  const exported = await mock.snapshots.export()
  const other = { ...exported, rows: { ...exported.rows, boks: [] } }
  await expect(mock.snapshots.import(other)).rejects.toThrow(
    'rows.boks is not known to this server, which has books, authors, reviews, settings',
  )
  for (const row of [{ $in: '/v1/books/1/reviews' }, { stars: 5 }])
    await expect(mock.rows('reviews').insert(row)).rejects.toThrow(
      'must be an address like /books/{bookId}/reviews, without /v1',
    )
})

test.each(['example', 'empty'])('in %s a row is inserted below the item that it names', async (scenario) => {
  const { call, mock } = serve(bookshop, { scenario })
  const { bookId } = await mock.rows('books').insert({ title: 'Momo' })
  expect(await mock.rows('reviews').insert({ bookId, stars: 4 })).toMatchObject({
    $in: `/books/${bookId}/reviews`,
  })
  expect((await call(`GET /books/${bookId}/reviews`)).body).toMatchObject([{ bookId, stars: 4 }])
})

test('the Location of a created item begins with the base path of its call', async () => {
  const books = { ...bookshop.paths['/books'], servers: [{ url: '/v2' }] }
  const { call } = serve({
    ...bookshop,
    servers: [{ url: '/v1' }],
    paths: { ...bookshop.paths, '/books': books },
  })
  expect((await call('POST /v2/books', { title: 'Momo' })).headers.get('location')).toBe('/v2/books/4')
  expect((await call('POST /v1/authors', { id: 'm-ende', name: 'E', born: 1 })).status).toBe(201)
})

test('rows are found at their addresses beside a path that is no regular expression', async () => {
  const { mock } = serve({
    ...bookshop,
    paths: { '/c++/{bookId}': bookshop.paths['/books/{bookId}'], ...bookshop.paths },
  })
  const row = await mock.rows('reviews').insert({ $in: '/books/1/reviews' })
  expect(row).toMatchObject({ $in: '/books/1/reviews' })
})

test('a row is found by its key where one address begins like another', async () => {
  const shelf = { name: 'shelf', in: 'path', required: true, schema: { type: 'string' } }
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const book = { type: 'object', properties: { id: { type: 'string' }, title: { type: 'string' } } }
  const ok = (schema: object) => ({ 200: { description: 'ok', content: { 'application/json': { schema } } } })
  const { mock } = serve({
    openapi: '3.1.0',
    info: { title: 'Shelves', version: '1' },
    paths: {
      '/shelves/{shelf}/books': {
        get: { parameters: [shelf], responses: ok({ type: 'array', items: book }) },
      },
      '/shelves/{shelf}/books/{id}': { get: { parameters: [shelf, id], responses: ok(book) } },
    },
  })
  const books = mock.rows('books')
  for (const name of ['a', 'a~b'])
    await books.insert({ $in: `/shelves/${name}/books`, id: 'momo', title: name })
  expect(await books.update('a~b~momo', { title: 'Momo' })).toMatchObject({ title: 'Momo' })
  expect(await books.update('a~momo', { title: 'Krabat' })).toMatchObject({ $in: '/shelves/a/books' })
})

test('the inspector links to the remembered rows', async () => {
  const { parts } = (await serve(bookshop).call('GET /__mock/inspector/updates')).body
  expect(parts.rows).toContain('/__mock/rows/books?limit=100')
})

const small = ['bookshop', 'library', 'tasks'].map((name) => `other-documents/${name}.yaml`)
/** More files to run, separated by commas. */
const otherDocuments = process.env.MEMORY_DOCUMENTS?.split(',') ?? []

test.each([...small, 'generators/fastapi.yaml', ...otherDocuments])(
  'after random calls in two sessions, %s has the items of a simple map',
  { timeout: 300_000 },
  async (name) => {
    const document = parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
    for (const seed of ['a', 'b', 'c']) {
      const { differences, calls, collections } = await differencesOf(document, seed, 100)
      expect(differences).toEqual([])
      if (collections > 0) expect(calls).toBeGreaterThan(50)
    }
  },
)
