import { expect, test } from 'vitest'
import { sampleFees } from '../../web/api/rule-numbers.ts'
import { claims } from '../../web/site/claims.ts'
import { visibleText } from '../../web/site/export/page-text.ts'
import { contact } from '../../web/site/site.ts'
import { pageOf, publicPages } from './paths.ts'

const paths = [...publicPages, '/404']

/** Matches anything that looks like one of the company's figures. */
const FIGURE =
  /\d+(?:\.\d+)?\s?%|\b\d+\+|\b\d+-hour|\b48 hours|\bT\+\d|\b24\/7|Same-day|\bMon[^\s]* ?[-–] ?Fri\S* \S+( IST)?/g
/** Goods and services tax: set by law, not a claim of the company. */
const GST = '18%'

/** What the demo charges, marked as a sample. */
const samples = Object.values(sampleFees).map((basisPoints) => `${basisPoints / 100}%`)

const allowed = [...Object.values(claims).map(({ figure }) => figure), contact.supportHours, GST, ...samples]

test('every figure on every page is one of site.ts', () => {
  const unknownFigures: string[] = []
  for (const path of paths) {
    const found = textOf(path).match(FIGURE) ?? []
    unknownFigures.push(
      ...found.filter((figure) => !allowed.includes(figure)).map((figure) => `${path}: ${figure}`),
    )
  }
  expect(unknownFigures).toEqual([])
})

test('the success rate is 99.8% in every header, and each page states the figure for its context', () => {
  const { successRate, landingSuccessRate } = claims
  for (const path of paths) {
    const text = textOf(path)
    expect(text, path).toContain(`${successRate.figure} ${successRate.label}`)
    expect(text.includes(landingSuccessRate.figure), path).toBe(path === '/')
  }
})

test('each figure of the statistics is next to its label', () => {
  const about = textOf('/about-us')
  for (const { figure, label, qualifier } of [
    claims.successRate,
    claims.uptime,
    claims.paymentModes,
    claims.merchantSupport,
  ]) {
    expect(about).toContain(`${label} ${figure} ${qualifier}`)
  }
  const landing = textOf('/')
  for (const { figure, label, qualifier } of [
    claims.landingSuccessRate,
    claims.uptime,
    claims.paymentModes,
    claims.integration,
  ]) {
    expect(landing).toContain(`${label} ${figure} ${qualifier}`)
  }
})

test('the home page states the settlement cycle and the support hours', () => {
  const landing = textOf('/')
  expect(landing).toContain(`${claims.upiSettlement.figure} ${claims.upiSettlement.label}`)
  expect(landing).toContain(`Support hours ${contact.supportHours}`)
})

/** The text of a page, including its head. */
function textOf(path: string) {
  const html = pageOf(path)
  const head = Array.from(html.matchAll(/ content="([^"]*)"/g), ([, content = '']) => content)
  return `${head.join(' ')} ${visibleText(html)}`
}
