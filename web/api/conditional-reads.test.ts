import { beforeEach, expect, test } from 'vitest'
import { asha } from '../session/asha.testing.ts'
import { sessionVerified } from '../session/session.testing.ts'
import { tokenRefreshed } from '../session/session.ts'
import { api } from './client.ts'
import { forgetResponses } from './conditional-reads.ts'
import { unwrap } from './errors.ts'
import { fakeApi, json } from './fake-api.testing.ts'
import './query-client.ts'

beforeEach(() => {
  forgetResponses()
  sessionVerified()
})

const links = () => unwrap(api.GET('/payments/links'))

/** A server with the list `versions[0]`, then each of the others; it answers 304 to a client with the current version. */
function serverWith(titles: string[]) {
  return fakeApi(({ headers }) => {
    const [title] = titles.length > 1 ? titles.splice(0, 1) : titles
    const etag = `"${title}"`
    if (headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers: { etag } })
    return json({ links: [{ id: 'plink_1', title }] }, 200, { etag })
  })
}

test('a list that has not changed is sent once', async () => {
  const calls = serverWith(['a', 'a', 'b'])
  const lists = [await links(), await links(), await links()]
  expect(lists.map(({ links: [link] }) => link?.title)).toEqual(['a', 'a', 'b'])
  expect(calls.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"a"', '"a"'])
})

test('another token asks for everything, and so does the next session', async () => {
  const calls = serverWith(['a'])
  await links()
  tokenRefreshed({ token: 'tok_2', expiresAt: '2030-02-01T00:00:00.000Z' }, 'tok_1')
  await links()
  sessionVerified({ user: { ...asha, id: 'usr_other' } })
  await links()
  expect(calls.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null, null])
})

test('a response that broke on the way is requested again in full', async () => {
  let body = '{"links":[{"id"'
  const calls = fakeApi(
    () => new Response(body, { headers: { ETag: '"a"', 'Content-Type': 'application/json' } }),
  )
  await expect(links()).rejects.toThrow()
  body = '{"links":[]}'
  expect(await links()).toEqual({ links: [] })
  expect(calls[1]?.headers.get('If-None-Match')).toBeNull()
})
