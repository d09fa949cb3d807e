import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Set at run time by Base UI on positioned elements. */
const SET_BY_LIBRARIES = new Set(['--anchor-width', '--available-height'])

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?|html)$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }))

test('every custom property in use is defined', () => {
  const defined = new Set(sources.flatMap(({ text }) => text.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? []))
  const unknown = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, property = '']) => property)
      .filter((property) => !defined.has(property) && !SET_BY_LIBRARIES.has(property))
      .map((property) => `${name}: ${property}`),
  )
  expect(unknown).toEqual([])
})
