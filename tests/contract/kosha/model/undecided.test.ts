import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { undecidedByContract } from './undecided.ts'

const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
)

test.each(undecidedByContract)('the contract says that $what', ({ sentence }) => {
  expect(contract).toContain(sentence)
})
