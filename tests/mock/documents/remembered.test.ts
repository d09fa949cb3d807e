import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'

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
  const call = async (what: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = what.split(' ')
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = { ...(body !== undefined && { 'content-type': 'application/json' }) }
    const response = await app.request(path, { method, headers: { ...type, ...headers }, ...init })
    const text = await response.text()
    const { status } = response
    return { status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { call, lines }
}

test.each(['one', 'two'])('a book is added, listed, changed and gone, in session %s', async (session) => {
  const { call } = serve(bookshop)
  const headers = { 'x-mock-session': session }
  const added = await call('POST /books', { title: 'Momo', genre: 'novel' }, headers)
  expect(added).toMatchObject({ status: 201, body: { bookId: 4, title: 'Momo', genre: 'novel' } })
  expect(added.headers.get('location')).toBe('/books/4')
  expect(added.headers.get('x-mock-source')).toBe('remembered')
  expect((await call('GET /books/4', undefined, headers)).text).toBe(added.text)
  expect((await call('GET /books', undefined, headers)).body).toMatchObject({ total: 4 })
  expect((await call('GET /books?genre=novel', undefined, headers)).body.items).toContainEqual(added.body)
  const changed = await call('PATCH /books/4', { title: 'Krabat' }, headers)
  expect(changed.body).toEqual({ ...added.body, title: 'Krabat' })
  expect((await call('GET /books', undefined, { 'x-mock-session': 'other' })).body.total).toBe(3)
  expect((await call('DELETE /books/4', undefined, headers)).status).toBe(204)
  expect((await call('GET /books/4', undefined, headers)).status).toBe(404)
  expect((await call('GET /books', undefined, headers)).body.total).toBe(3)
})

test('each of a list is found under its identity, and so is one that nobody has seen yet', async () => {
  const { call } = serve(bookshop)
  const { items } = (await call('GET /books')).body
  for (const each of items) expect((await call(`GET /books/${each.bookId}`)).body).toEqual(each)
  const unseen = await call('GET /books/70')
  expect(unseen.headers.get('x-mock-source')).toBe('generated')
  expect((await call('GET /books')).body.items).toEqual([...items, unseen.body])
})

test('what is remembered, and what not, is said at the start', () => {
  expect(serve(bookshop).lines.slice(0, 2)).toEqual([
    'remembered: books by bookId; not: /search, no path to one of it',
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
