import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PRODUCT =
  /payment|refund|merchant|settlement|gateway|viewer|payout|rupee|\bpaise|\/auth\/|signIn|kosha(?! contract)|#contract/gi

const folder = new URL('.', import.meta.url).pathname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)

test.each(files)('%s has no word of the product that the suite is given', (file) => {
  expect(readFileSync(`${folder}${file}`, 'utf8').match(PRODUCT) ?? []).toEqual([])
})
