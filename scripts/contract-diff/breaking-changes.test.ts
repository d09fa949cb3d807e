import { expect, test } from 'vitest'
import { breakingChanges, changesOf, newlyAccepted, roleChanges, unaccepted } from './breaking-changes.ts'

const contract = (roles: string) =>
  `paths: { /payments/links: { get: { operationId: listPaymentLinks${roles} } } }`

test('errors are named by method, path and change, and warnings are omitted', () => {
  const output = `npm warn something
[{"text":"api path removed","level":3,"operation":"GET","path":"/payments/stats"},{"text":"a hint","level":2}]`
  expect(breakingChanges(changesOf(output))).toEqual(['GET /payments/stats: api path removed'])
})

test('a comparison that failed is an error, not a success', () => {
  expect(() => changesOf('Error: failed to load')).toThrow('failed to load')
})

test('a removed role is reported, an added one is not', () => {
  const [forBoth, forAdmin] = [contract(', x-roles: [admin, viewer]'), contract(', x-roles: [admin]')]
  const lines = (before: string, after: string) => breakingChanges(roleChanges(before, after))
  expect(lines(forBoth, forAdmin)).toEqual(['GET /payments/links: no longer allowed for the role viewer'])
  expect(lines(forAdmin, forBoth)).toEqual([])
  expect(lines(contract(''), forAdmin)).toEqual([
    'GET /payments/links: no longer allowed for the role anybody',
  ])
})

test('an accepted change is no longer reported', () => {
  expect(unaccepted(['GET /a: gone', 'GET /b: gone'], ['# version 2', ' GET /a: gone '])).toEqual([
    'GET /b: gone',
  ])
})

test('an acceptance only counts in the change that adds it', () => {
  expect(newlyAccepted('GET /a: gone\n', 'GET /a: gone\nGET /b: gone\n')).toEqual(['GET /b: gone'])
  expect(unaccepted(['GET /a: gone'], newlyAccepted('GET /a: gone\n', 'GET /a: gone\n'))).toEqual([
    'GET /a: gone',
  ])
})
