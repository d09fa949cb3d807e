import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('the style sheet of the public pages is made from all folders with components, except the merchant area', () => {
  const [, scanned = ''] =
    /@source '\.\.\/\{([\w,]+)\}\/\*\*/.exec(readFileSync(join(web, 'theme/styles.css'), 'utf8')) ?? []
  const folders = readdirSync(web, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withComponents = folders
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(join(web, name), { recursive: true }).some((file) =>
        /(?<!\.test)\.tsx$/.test(String(file)),
      ),
    )
  expect(scanned.split(',').sort()).toEqual(withComponents.filter((name) => name !== 'merchant').sort())
})
