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
const root = new URL('.', import.meta.url)
const sources = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test('there are public source files to check', () => {
  expect(sources.length).toBeGreaterThan(50)
})

test.each(Object.entries(FIGURES))(
  '%s is written in site.ts or claims.ts and nowhere else',
  (_what, figure) => {
    const written = ['site.ts', 'claims.ts'].map((file) => readFileSync(new URL(file, root), 'utf8'))
    expect(written.join('')).toMatch(figure)
    const copies = sources.filter((file) =>
      figure.test(withoutComments(readFileSync(new URL(file, root), 'utf8'))),
    )
    expect(copies).toEqual([])
  },
)

/** Former promises that the product does not keep or the terms forbid. */
const BROKEN_PROMISES = {
  'a name beside every change': /name beside it/i,
  'text messages': /\bSMS\b/,
  'payouts from the dashboard': /from the dashboard/i,
  'payouts of winnings, which the terms forbid': /\bwinnings\b/i,
  'masked data on every screen': /masked data/i,
  'a record of every access': /each access is recorded|record of who/i,
  'webhooks that are repeated until they are heard': /until your server has heard/i,
  'payout files': /payout file|file at a time/i,
  'virtual account numbers': /virtual account number/i,
  'roles within a team': /team roles/i,
  'customers that it does not have': /enterprises use it/i,
  'a second region of bank holidays': /holidays (of|in) Karnataka/,
}

test.each(Object.entries(BROKEN_PROMISES))('no public page mentions %s', (_what, promise) => {
  const pages = sources.filter((file) =>
    promise.test(withoutComments(readFileSync(new URL(file, root), 'utf8'))),
  )
  expect(pages).toEqual([])
})

test('the bank holidays in examples are those of one region, on the site and in the contract', () => {
  const contract = readFileSync(new URL('../openapi.yaml', root), 'utf8')
  expect(contract.match(/bank holidays of (\w+)/)?.[1]).toBe(rules.bankHolidays)
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
