import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceTexts } from './licence-texts.ts'

test('the licence of each bundled package is passed on once, with its version', () => {
  const texts = licenceTexts(
    [
      'node_modules/hono/dist/index.js',
      'node_modules/hono/dist/router.js',
      join(import.meta.dirname, '../../../node_modules/@base-ui/react/index.js'),
      'web/paths.ts',
    ],
    ['inter-ui'],
  )
  expect(texts.match(/^\S+ [\d.]+ \(.*\)$/gm)?.map((line) => line.split(' ')[0])).toEqual([
    '@base-ui/react',
    'hono',
    'inter-ui',
  ])
  expect(texts.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(2)
})
