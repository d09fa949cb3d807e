import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words with which the names of classes begin that blockers' lists hide: social widgets, advertisements, notices. */
const BLOCKED = /\.(share|social|sponsor|advert|ads?|cookie|newsletter|promo|tracking)(?![a-z])[\w-]*/g

test('no class has a name that blockers hide', () => {
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(30)
  const found = sheets.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(
      /@import.*|url\(.*?\)/g,
      '',
    )
    return (text.match(BLOCKED) ?? []).filter((name) => !name.endsWith('.css'))
  })
  expect(found).toEqual([])
})
