import { expect, test } from 'vitest'
import { jsonBody } from './json-body.ts'

const bodyOf = (text: string) =>
  jsonBody(
    new Request('http://mock.test', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    }),
  )

test.each(['{"title":"\\ud800"}', '{"\\uDFFF":1}', '["a \\ude00\\ud83d b"]'])(
  '%s contains half a surrogate pair, and is rejected',
  async (text) => {
    await expect(bodyOf(text)).rejects.toMatchObject({ kind: 'invalid' })
  },
)

test.each(['{"title":"\\ud83d\\ude00"}', '{"title":"\\\\ud800"}'])('%s is well-formed', async (text) => {
  await expect(bodyOf(text)).resolves.toEqual(JSON.parse(text))
})
