import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { referenceOf } from './reference.ts'

const openapi = () => parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))

test('the reference contains every operation of the contract, each with its error codes', () => {
  const contract = openapi()
  const calls = referenceOf(contract).groups.flatMap((group) => group.calls)
  const ids = Object.values<object>(contract.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(calls.map(({ id }) => id).sort()).toEqual(ids.sort())
  for (const { errors } of calls) expect(errors.every(({ codes }) => codes.length > 0)).toBe(true)
})

test('an unsupported schema keyword fails the build', () => {
  const contract = openapi()
  contract.components.schemas.Paise.deprecated = true
  expect(() => referenceOf(contract)).toThrow('deprecated')
})

test('a code that nobody explained fails the build, and so does an explanation of no code', () => {
  const unexplained = openapi()
  unexplained.components.schemas.ErrorBody.properties.code.enum.push('gone_wrong')
  expect(() => referenceOf(unexplained)).toThrow('does not explain gone_wrong')
  const unknown = openapi()
  unknown.components.schemas.ErrorBody.properties.code['x-error-codes'].gone_wrong = {
    meaning: '',
    action: '',
  }
  expect(() => referenceOf(unknown)).toThrow('unknown codes: gone_wrong')
})

test('every error code has a link, except those that any path may return', () => {
  const unlisted = referenceOf(openapi()).errorCodes.filter(({ responses }) => responses.length === 0)
  expect(unlisted.map(({ code }) => code)).toEqual(['method_not_allowed', 'internal'])
})

test('the first sentence of each call says what it does', () => {
  const verbs = /^(Returns|Creates|Starts|Sends|Sets|Changes|Replaces|Deletes|Refunds) /
  const calls = referenceOf(openapi()).groups.flatMap((group) => group.calls)
  expect(calls.flatMap(({ id, description }) => (verbs.test(description) ? [] : [id]))).toEqual([])
})
