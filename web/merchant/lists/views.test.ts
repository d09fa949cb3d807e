import { expect, test } from 'vitest'
import type { View, ViewPage } from './views.ts'
import { cleanName, nameProblem, readViews, withoutView, withView } from './views.ts'

const page: ViewPage = {
  id: 'orders',
  title: 'Orders',
  path: '/orders',
  allName: 'All orders',
  filterNames: ['status', 'method', 'minAmount'],
  read: (params) => {
    const status = params.get('status') === 'failed' && 'failed'
    const method = params.get('method')
    const minAmount = Number(params.get('minAmount')) > 0 && params.get('minAmount')
    return { ...(status && { status }), ...(method && { method }), ...(minAmount && { minAmount }) }
  },
  builtIn: [{ name: 'Refunds pending', query: 'status=failed' }],
}
const large: View = { name: 'Large by UPI', query: 'method=upi&minAmount=50000' }
const stored = (views: unknown) => JSON.stringify(views)

test('a stored view is read back', () => expect(readViews(page, stored([large]))).toEqual([large]))

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['{"0":{"page":"links"}}'],
  ['[null,7,"x",[],{}]'],
  [`[${'['.repeat(5000)}${']'.repeat(5000)}]`],
  [stored([{ ...large, query: 'javascript:alert(1)' }])],
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
])('an invalid view (%s) is ignored', (text) => expect(readViews(page, text)).toEqual([]))

test('an unknown filter is dropped from a view, as it is from the URL', () =>
  expect(readViews(page, stored([{ ...large, query: 'cursor=abc&minAmount=-1&status=failed&x=1' }]))).toEqual(
    [{ ...large, query: 'status=failed' }],
  ))

test('names are one line of at most 40 characters, without bidirectional controls', () => {
  expect(cleanName(' Big\n\tones \u202Etxet ')).toBe('Big ones txet')
  expect(cleanName('क'.repeat(50))).toHaveLength(40)
})

test('the number of views is limited when reading too, and names are unique', () => {
  const many = Array.from({ length: 50 }, (_each, index) => ({ ...large, name: `View ${index}` }))
  expect(readViews(page, stored(many))).toHaveLength(20)
  expect(readViews(page, stored([large, { ...large, name: 'LARGE by upi' }]))).toEqual([large])
})

test('a rejected view has a reason', () => {
  const full = Array.from({ length: 20 }, (_each, index) => ({ ...large, name: `View ${index}` }))
  expect(nameProblem(page, [], large)).toBeNull()
  expect(nameProblem(page, [], { ...large, name: '' })).toBe('Give the view a name.')
  for (const name of ['refunds pending', 'All orders'])
    expect(nameProblem(page, [], { ...large, name })).toBe('A view with this name already exists.')
  expect(nameProblem(page, full, large)).toMatch(/^You already have 20 views/)
})

test('saving under an existing name changes its filters; deleting affects one view', () => {
  const link: View = { name: 'By card', query: 'method=card' }
  const changed = { ...large, query: 'status=failed' }
  expect(withView([large, link], changed)).toEqual([changed, link])
  expect(withView([large], link)).toEqual([large, link])
  expect(withoutView([large, link], large)).toEqual([link])
})
