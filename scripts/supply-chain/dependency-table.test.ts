import { expect, test } from 'vitest'
import { dependencyProblems, dependencyRows } from './dependency-table.ts'

const table =
  '| Package | Licence | Reason |\n|---|---|---|\n| vite | MIT | the build |\n| knip | MIT | unused code |\n'
const direct = [
  { name: 'knip', version: '6.39.0', licence: 'ISC' },
  { name: 'yaml', version: '2.9.1', licence: 'ISC' },
]

test('a missing dependency, a wrong licence and a removed dependency are problems', () => {
  expect(dependencyProblems(dependencyRows(table), direct)).toEqual([
    'knip has the licence ISC, not MIT',
    'yaml (ISC) is not listed',
    'vite is no direct dependency',
  ])
})

test('a complete table has no problems', () => {
  const rows = '| knip | ISC | unused code |\n| yaml | ISC | the contract |\n'
  expect(dependencyProblems(dependencyRows(rows), direct)).toEqual([])
})
