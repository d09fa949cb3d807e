import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'

/** Patterns that find figures of site.ts and claims.ts hard-coded elsewhere. */
const FIGURES = {
  'a rate or an uptime': /\b9[89](\.\d+)?\s?(%|per ?cent)/i,
  'the payment modes': /\b100\s?\+|\bhundred (payment )?(modes|methods)/i,
  'the integration time': /\b48[\s-]?(hours?|h)\b|forty-eight/i,
  'the settlement cycle': /\bT\s?\+\s?\d/,
  'round-the-clock support': /\b24\s?[/x×]\s?7\b/i,
  'support hours': /\bMon(day)?\s?[-–]\s?Fri|\b9\s?AM\b|\b6\s?PM\b/i,
}

const folders = ['site', 'shell', 'theme', 'ui']
const root = new URL('..', import.meta.url)
const sources = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test('there are public source files to check', () => {
  expect(sources.length).toBeGreaterThan(50)
})

const AT_HOME = ['site/site.ts', 'site/claims.ts']

test.each(Object.entries(FIGURES))(
  '%s is written in site.ts or claims.ts and nowhere else',
  (_what, figure) => {
    const files = sources.filter((file) =>
      figure.test(withoutComments(readFileSync(new URL(file, root), 'utf8'))),
    )
    expect(files).not.toEqual([])
    expect(files.filter((file) => !AT_HOME.includes(file))).toEqual([])
  },
)

test('examples on the site and in the contract use the bank holidays of one region', () => {
  const contract = readFileSync(new URL('../openapi.yaml', root), 'utf8')
  expect(contract.match(/bank holidays of (\w+)/)?.[1]).toBe(rules.bankHolidays)
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
