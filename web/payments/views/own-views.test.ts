import { expect, test } from 'vitest'
import type { OwnView } from './own-views.ts'
import { cleanName, MOST_VIEWS, readViews, renamed, whyNotAdded, withoutView, withView } from './own-views.ts'

const large: OwnView = { page: 'transactions', name: 'Large by UPI', query: 'method=upi&minAmount=50000' }
const stored = (views: unknown) => JSON.stringify(views)

test('what was stored is read again', () => expect(readViews(stored([large]))).toEqual([large]))

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['{"0":{"page":"links"}}'],
  ['[null,7,"x",[],{}]'],
  [
    stored([
      { ...large, page: 'users' },
      { ...large, page: '__proto__' },
    ]),
  ],
  [
    stored([
      { ...large, name: 7 },
      { ...large, name: ' \u202E ' },
      { ...large, query: {} },
    ]),
  ],
  [
    stored([
      { ...large, query: 'status=stolen&script=1' },
      { ...large, query: `search=${'a'.repeat(2000)}` },
    ]),
  ],
  [stored([{ ...large, name: 'a'.repeat(200_000) }])],
])('what is no view (%s) is ignored', (text) => expect(readViews(text)).toEqual([]))

test('an unknown filter is left out of a view, as it is of an address', () =>
  expect(readViews(stored([{ ...large, query: 'cursor=abc&minAmount=-1&status=failed&x=1' }]))).toEqual([
    { ...large, query: 'status=failed' },
  ]))

test('names are one line of at most 40 letters, and nothing in them turns the writing', () => {
  expect(cleanName(' Big\n\tones \u202Etxet ')).toBe('Big ones txet')
  expect(cleanName('क'.repeat(50))).toHaveLength(40)
})

test('no more views are read than can be saved, and no name twice', () => {
  const many = Array.from({ length: 50 }, (_each, place) => ({ ...large, name: `View ${place}` }))
  expect(readViews(stored(many))).toHaveLength(MOST_VIEWS)
  expect(readViews(stored([large, { ...large, name: 'LARGE by upi' }]))).toEqual([large])
})

test('a view is refused with the reason', () => {
  const full = Array.from({ length: MOST_VIEWS }, (_each, place) => ({ ...large, name: `View ${place}` }))
  expect(whyNotAdded([], large)).toBeNull()
  expect(whyNotAdded([], { ...large, name: '' })).toBe('Give the view a name.')
  for (const name of ['refunds pending', 'All transactions'])
    expect(whyNotAdded([], { ...large, name })).toBe('There is a view of this name already.')
  expect(whyNotAdded(full, large)).toMatch(/^There are 20 views/)
  expect(whyNotAdded(full, { ...large, page: 'links', query: 'expiring=3' })).toBeNull()
})

test('saving under a name that exists changes its filters; renaming and deleting touch one view', () => {
  const link: OwnView = { page: 'links', name: 'Large by UPI', query: 'expiring=3' }
  const changed = { ...large, query: 'method=card' }
  expect(withView([large, link], changed)).toEqual([changed, link])
  expect(withView([large], link)).toEqual([large, link])
  expect(renamed([large, link], link, 'Soon')).toEqual([large, { ...link, name: 'Soon' }])
  expect(withoutView([large, link], large)).toEqual([link])
})
