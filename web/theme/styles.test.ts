import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('the sheets of the public pages and of the merchant area are made from all folders with components that they show', () => {
  const folders = readdirSync(web, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withComponents = folders
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(join(web, name), { recursive: true }).some((file) =>
        /(?<!\.test)\.tsx$/.test(String(file)),
      ),
    )
  const without = (name: string) => withComponents.filter((folder) => folder !== name).sort()
  expect(scannedBy('theme/styles.css')).toEqual(without('merchant'))
  expect(scannedBy('merchant/frame/merchant.css')).toEqual(without('site'))
})

function scannedBy(sheet: string) {
  const [, folders = ''] =
    /@source '(?:\.\.\/)+\{([\w,]+)\}/.exec(readFileSync(join(web, sheet), 'utf8')) ?? []
  return folders.split(',').sort()
}
