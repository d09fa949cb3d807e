import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decoded } from '../../web/site/export/page-text.ts'
import { claimSources } from './claim-sources.ts'
import { pageOf, publicPages } from './paths.ts'

const documentation = publicPages.filter((path) => path.startsWith('/docs/') && path !== '/docs/api')
const pages = [
  '/',
  '/about-us',
  '/upi-payments',
  '/pricing',
  '/docs',
  '/support',
  '/security',
  '/grievance-redressal',
  ...documentation,
]

/** What a payments company may promise. */
const SUBJECT =
  /webhook|payout|\broles?\b|record|encrypt|instant|real-time|virtual|escrow|\bsplit|subscription|plugin|\bSDK|audit|mask|\bsigned\b|enforce|guarantee|mock server|\bPCI\b|\bfees?\b|\bbulk\b|routed|gateway|idempoten|\bNEFT\b|wallets|settle/i

/** The sentences of a page, each with at least five words. */
function sentencesOf(html: string) {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main
    .replace(/<pre[\s\S]*?<\/pre>|<\/?(?:b|i|u|a|code|strong|em)\b[^>]*>|<!--.*?-->/g, '')
    .split(/<[^>]+>/)
    .flatMap((words) => decoded(words).split(/(?<=[.?!])\s+(?=[A-Z])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 5)
}

const plain = (text: string) => text.replace(/[`*]/g, '').replace(/\s+/g, ' ')
const repository = new URL('../../', import.meta.url)
const contract = ['openapi.yaml', 'web/site/reference/changelog/changelog.json']
  .map((file) => plain(readFileSync(new URL(file, repository), 'utf8')).toLowerCase())
  .join(' ')

test('every claim on a public page is in the list of sources, or a sentence of the contract or its changelog', () => {
  const sources = new Set(Object.values(claimSources).flat())
  const unknown: string[] = []
  for (const path of pages) {
    for (const sentence of sentencesOf(pageOf(path))) {
      if (SUBJECT.test(sentence) && !sources.has(sentence) && !isOfContract(sentence))
        unknown.push(`${path}: ${sentence}`)
    }
  }
  expect(unknown).toEqual([])
})

/** Which calls a change of the contract concerns. */
const CONCERNED = /^(?:\d+ calls)?(?:, \w+ webhook)+$/

const isOfContract = (sentence: string) =>
  CONCERNED.test(sentence) || contract.includes(plain(sentence).toLowerCase())

test('the list of sources has no claim that no page makes', () => {
  const made = new Set<string>()
  for (const path of pages) {
    for (const sentence of sentencesOf(pageOf(path))) made.add(sentence)
  }
  expect(Object.values(claimSources).flatMap((claims) => claims.filter((claim) => !made.has(claim)))).toEqual(
    [],
  )
})
