import { expect, test } from 'vitest'
import { operations } from '../../contract/kosha/document.ts'
import { startMockServer } from '../server.ts'

const { open } = startMockServer()
// Its token is in an email only.
const UNSENDABLE = 'resetPassword'

test.each(operations.filter(({ id }) => id !== UNSENDABLE))(
  'every example of $id, sent unchanged by a merchant with a fresh session, succeeds',
  async ({ method, path, parameters, example, isPublic }) => {
    const { call, signIn } = open()
    const token = await signIn()
    const url = new URL(`http://mock/api${path}`)
    const headers: Record<string, string> = {
      ...(!isPublic && { authorization: `Bearer ${token}` }),
      ...(example !== undefined && { 'content-type': 'application/json' }),
    }
    for (const { name, in: location, example: value } of parameters) {
      if (value === undefined) continue
      if (location === 'path') url.pathname = url.pathname.replace(`%7B${name}%7D`, String(value))
      if (location === 'header') headers[name] = String(value)
      if (location === 'query') for (const item of [value].flat()) url.searchParams.append(name, String(item))
    }
    const body = example === undefined ? {} : { body: JSON.stringify(example) }
    const response = await call(method, url.pathname.replace('/api', '') + url.search, { headers, ...body })
    expect([200, 201, 202, 204, 304], JSON.stringify(response.body)).toContain(response.status)
  },
)
