import { expect, test } from 'vitest'
import { isAccepted, licenceTable, licensedPackages } from './licences.ts'

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT and ISC', true],
  ['MIT and GPL-3.0-only', false],
  ['MIT and ISC', true],
  ['MIT and GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['', false],
])('%s: accepted is %s', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted)
})

test('packages are listed by name, including nested ones, and tools apart from what is shipped', () => {
  const packages = licensedPackages({
    packages: {
      '': {},
      'node_modules/vite': { version: '8.3.8', license: 'MIT', dev: true },
      'node_modules/vite/node_modules/@scope/a': { version: '1.0.0', license: 'ISC' },
    },
  })
  expect(licenceTable(packages)).toBe(`| Package | Version | Licence | Shipped |
|---|---|---|---|
| @scope/a | 1.0.0 | ISC | yes |
| vite | 8.3.8 | MIT | no |
`)
})
