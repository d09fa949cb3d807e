import { Link2 } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { ranked } from './ranking.ts'

const entry = (name: string, keywords = ''): Entry => ({
  id: name,
  name,
  keywords,
  icon: Link2,
  act: { goes: '/' },
})
const group = (name: string, ...names: string[]) => ({ name, items: names.map((label) => entry(label)) })
const names = (groups: ReturnType<typeof ranked>) =>
  groups.map(({ name, items }) => [name, ...items.map((item) => item.name)].join(': '))

test('the start of a word ranks above its middle, and the label above keywords', () =>
  expect(
    names(
      ranked(
        [
          {
            name: 'All',
            items: [entry('Cancelled'), entry('Payments', 'cell'), entry('A cell'), entry('Cellar')],
          },
        ],
        'cel',
      ),
    ),
  ).toEqual(['All: Cellar: A cell: Payments: Cancelled']))

test.each([
  ['CRÉATE', 'Create payment link'],
  ['cafe', 'Café Mélange'],
  ['link pay', 'Create payment link'],
  ['  pay  ', 'Create payment link'],
])('%j finds %j, regardless of case, accents and order', (query, name) =>
  expect(ranked([group('G', name)], query)).toHaveLength(1),
)

test('every word must match', () =>
  expect(ranked([group('G', 'Create payment link')], 'create refund')).toEqual([]))

test('one or two letters do not match the middle of keywords', () => {
  const profile = [{ name: 'Screens', items: [entry('Profile', 'password')] }]
  expect(ranked(profile, 'or')).toEqual([])
  expect(names(ranked(profile, 'word'))).toEqual(['Screens: Profile'])
})

test('the group with the best entry is first, and equal entries keep their order', () => {
  const groups = [group('Screens', 'Payment links', 'Dashboard'), group('Actions', 'Links, many', 'Link')]
  expect(names(ranked(groups, 'link'))).toEqual(['Actions: Links, many: Link', 'Screens: Payment links'])
  expect(names(ranked(groups, ''))).toEqual([
    'Screens: Payment links: Dashboard',
    'Actions: Links, many: Link',
  ])
})

test('a group with a limit shows no more entries than that', () =>
  expect(names(ranked([{ ...group('Rows', 'a1', 'a2', 'a3'), max: 2 }], 'a'))).toEqual(['Rows: a1: a2']))

test('special characters in a query are literal', () =>
  expect(ranked([group('G', 'Create')], '.*')).toEqual([]))
