import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import changelog from '../changelog/changelog.json' with { type: 'json' }
import { surfaceOf } from './surface.ts'

const openapi = () => parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))

test('the changelog is current: `npm run changelog` adds what has changed since the last commit', () => {
  expect(changelog.surface).toBe(surfaceOf(openapi()))
})

test('words do not change the surface', () => {
  const contract = openapi()
  contract.paths['/payments/stats'].get.description = 'In other words.'
  contract.components.schemas.Paise.description = 'In other words.'
  expect(surfaceOf(contract)).toBe(surfaceOf(openapi()))
})

test.each<[string, (contract: ReturnType<typeof openapi>) => void]>([
  ['a limit', ({ components }) => (components.schemas.Paise.maximum = 1)],
  [
    'a field called description',
    ({ components }) => (components.schemas.ErrorBody.properties.description = {}),
  ],
  ['a required field', ({ components }) => components.schemas.ErrorBody.required.pop()],
  ['a role', ({ paths }) => paths['/payments/stats'].get['x-roles'].pop()],
  ['a webhook', ({ webhooks }) => delete webhooks.payment],
])('%s changes it', (_what, change) => {
  const contract = openapi()
  change(contract)
  expect(surfaceOf(contract)).not.toBe(surfaceOf(openapi()))
})
