import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { rules } from '../rules.ts'
import { loadTerms } from './load-terms.ts'

const PLAIN = '/Terms and Conditions.txt'
const ENCODED = '/Terms%20and%20Conditions.txt'

/** A host that serves only the given URLs; requests to others fail. */
function host(responses: Record<string, () => Response>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    const response = responses[address]
    return response ? Promise.resolve(response()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  return requested
}

const text = (status = 200) => new Response('Terms', { status, headers: { 'content-type': 'text/plain' } })
const blank = (body: string) => () => new Response(body, { headers: { 'content-type': 'text/plain' } })
const page = () =>
  new Response('<!doctype html><title>Home</title>', { headers: { 'content-type': 'text/html' } })
const pageWithoutType = () => new Response('\n<!DOCTYPE html>', { headers: { 'content-type': 'text/plain' } })

test('the plain path is requested first, and is sufficient', async () => {
  const requested = host({ [PLAIN]: text, [ENCODED]: text })
  expect(await loadTerms()).toBe('Terms')
  expect(requested).toEqual([PLAIN])
})

test.each([
  ['is missing', { [PLAIN]: () => text(404) }],
  ['cannot be reached', {}],
  ['is answered with a page', { [PLAIN]: page }],
  ['is answered with an empty text', { [PLAIN]: blank('') }],
])('the URL-encoded path is requested if the plain one %s', async (_what, responses) => {
  const requested = host({ ...responses, [ENCODED]: text })
  expect(await loadTerms()).toBe('Terms')
  expect(requested).toEqual([PLAIN, ENCODED])
})

test.each([
  ['the status', () => text(404), 'Failed to load terms (404)'],
  ['the status of a server error', () => text(503), 'Failed to load terms (503)'],
  ['a general message for an HTML page', page, 'Unable to load content.'],
  ['a general message for an HTML page of another type', pageWithoutType, 'Unable to load content.'],
  ['a general message for an empty text', blank(''), 'Unable to load content.'],
  ['a general message for a text of white space', blank('\uFEFF \n\n'), 'Unable to load content.'],
])('a failure shows %s', async (_what, response, message) => {
  host({ [PLAIN]: response, [ENCODED]: response })
  await expect(loadTerms()).rejects.toThrow(message)
})

test('an unreachable host has a user-friendly message', async () => {
  host({})
  await expect(loadTerms()).rejects.toThrow('Unable to load content.')
})

test('a truncated response is a failure', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))
  host({ [PLAIN]: broken, [ENCODED]: broken })
  await expect(loadTerms()).rejects.toThrow('Unable to load content.')
})

test('the terms name the days of the contract for refunds', () => {
  const terms = readFileSync(new URL('../public/Terms and Conditions.txt', import.meta.url), 'utf8')
  expect(terms).toContain(`within **${rules.refundWindow}** of the payment`)
  expect(terms).toContain(`in **${rules.refundProcessing}**`)
})
