import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  gstPercent,
  maxLinks,
  refreshGraceSeconds,
  refundBusinessDays,
  refundWindowDays,
} from '../api/rule-numbers.ts'

const contract = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8').replaceAll(/\s+/g, ' ')

test.each([
  `within ${refundWindowDays} days of capture`,
  `captured more than ${refundWindowDays} days ago`,
  `Exactly ${refundWindowDays} days after the capture`,
  `the money ${refundBusinessDays.join(' to ')} business days after the request`,
  `GST of ${gstPercent}% on the fee`,
  `at most ${maxLinks.toLocaleString('en')} links`,
  `accepted for ${refreshGraceSeconds} seconds`,
])('the contract says "%s", as its x- numbers do', (words) => {
  expect(contract).toContain(words)
})
