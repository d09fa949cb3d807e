import { expect, test } from 'vitest'
import { Comparison } from './compare.ts'
import { IdPairs } from './id-pairs.ts'

const ok = (body: unknown) => ({
  status: 200,
  headers: new Headers(),
  between: [0, 0] as const,
  text: JSON.stringify(body),
})
const stats = (yesterdayByNow: number) => ok({ stats: { todayCompared: { yesterdayByNow } } })

const newComparison = (hasPaymentAt: (daysAgo: number) => boolean = () => false) =>
  new Comparison(new IdPairs(), { now: 0, hasPaymentAt }, { hasEtags: () => true, withinMs: () => 0 })
const between = (hasPaymentAt: (daysAgo: number) => boolean) =>
  newComparison(hasPaymentAt).between(stats(510_000), stats(900_000))

test('yesterday’s sum up to now may differ by a payment at that time', () => {
  expect(between((daysAgo) => daysAgo === 1)).toBeUndefined()
  expect(between((daysAgo) => daysAgo === 7)).toMatchObject({ path: 'stats.todayCompared.yesterdayByNow' })
})

test('an entity tag that stays while the link changes is a difference', () => {
  const comparison = newComparison()
  const link = (etag: string) => ok({ link: { id: 'plink_1', etag } })
  expect(comparison.between(link('"1"'), link('"1"'))).toBeUndefined()
  expect(comparison.between(link('"2"'), link('"1"'))).toMatchObject({ path: 'link.etag' })
})

test('a field named like a method of every object is absent if it is not there', () => {
  const comparison = newComparison()
  const link = (notes: object) => ok({ link: { id: 'plink_1', notes } })
  const difference = comparison.between(link({ toString: 'kept' }), link({ tostring: 'kept' }))
  expect(difference).toEqual({ path: 'link.notes.toString', expected: 'kept', got: undefined })
})

test('an instant may be written with more or fewer digits', () => {
  const comparison = newComparison()
  const link = (createdAt: string) => ok({ link: { id: 'plink_1', createdAt } })
  const [model, backend] = ['2026-11-22T04:33:16.000Z', '2026-11-22T04:33:15.5Z']
  expect(comparison.between(link(model), link(backend))).toBeUndefined()
  expect(comparison.between(link(model), link('2026-11-22T04:33:15.500000Z'))).toBeUndefined()
  expect(comparison.between(link(model), link('2026-11-22T04:33:15.501Z'))).toMatchObject({
    path: 'link.createdAt',
  })
})

test('a note that is named like a field is compared as a note', () => {
  const link = (email: string) => ok({ link: { notes: { email } } })
  expect(newComparison().between(link('A@b.example'), link('a@b.example'))).toMatchObject({
    path: 'link.notes.email',
  })
})
