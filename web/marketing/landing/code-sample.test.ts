import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { answer, request } from './code-sample.ts'

test('the picture shows what the contract defines', () => {
  const { paths } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
  const { requestBody, responses } = paths['/payments/create'].post
  expect(requestBody.content['application/json'].example).toMatchObject(request)
  expect(responses['201'].content['application/json'].example.link).toMatchObject(answer)
})
