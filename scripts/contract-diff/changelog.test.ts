import { expect, test } from 'vitest'
import { roleChanges } from './breaking-changes.ts'
import { changelogLines, withEntry } from './changelog.ts'

const change = (operationId: string, text: string, level = 1) => ({
  text,
  level,
  operation: 'GET',
  operationId,
  path: '/payments/links',
})

test('a change of several responses and calls is one line, in the notation of the reference', () => {
  const text = (status: number) =>
    `added the optional property \`links/items/etag\` to the response with the \`${status}\` status`
  const changes = [change('b', text(200)), change('a', text(200)), change('b', text(201))]
  expect(changelogLines(changes)).toEqual([
    { text: 'Added the optional property `links.etag`.', calls: ['a', 'b'], isBreaking: false },
  ])
})

test('breaking changes come first, and those of schemas that no call uses are left out', () => {
  const changes = [
    change('a', 'something new'),
    { text: 'removed the schema `Old`', level: 1 },
    change('a', 'api path removed', 3),
  ]
  expect(changelogLines(changes).map(({ text, isBreaking }) => [text, isBreaking])).toEqual([
    ['Api path removed.', true],
    ['Something new.', false],
  ])
})

test('a removed role names the calls that it concerns', () => {
  const contract = (roles: string) =>
    `paths: { /links: { get: { operationId: listLinks, x-roles: [${roles}] }, put: { x-roles: [${roles}] } } }`
  expect(changelogLines(roleChanges(contract('admin, viewer'), contract('admin')))).toEqual([
    { text: 'No longer allowed for the role viewer.', calls: ['/links', 'listLinks'], isBreaking: true },
  ])
})

test('a webhook is named as a webhook', () => {
  const changes = [{ ...change('paymentWebhook', 'x'), path: 'webhook:payment' }]
  expect(changelogLines(changes)[0]?.calls).toEqual(['webhook:payment'])
})

test('a second change on a day joins its entry, and without changes only the digest is updated', () => {
  const lines = (text: string) => [{ text, calls: [], isBreaking: false }]
  const first = withEntry({ surface: '', entries: [] }, 'a', { date: '2026-11-21', changes: lines('one') })
  const second = withEntry(first, 'b', { date: '2026-11-21', changes: lines('two') })
  expect(second.entries).toEqual([{ date: '2026-11-21', changes: [...lines('two'), ...lines('one')] }])
  expect(withEntry(second, 'c', { date: '2026-11-22', changes: [] })).toEqual({ ...second, surface: 'c' })
})
