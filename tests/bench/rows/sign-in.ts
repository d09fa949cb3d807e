import type { Page } from 'playwright'
import type { Row } from '../report.ts'
import type { Visit, Visitor } from '../visit.ts'
import { fillIn, signIn } from '../visit.ts'

const ROUNDS = 3
/** Lighthouse's mid-tier phone on slow 4G. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
const SLOWDOWN = 4
const SETTLED_MS = 2000

/** User-visible delays: prefetching a hovered link, and signing in to the dashboard on a slow phone. */
export async function signInRows(visit: Visitor): Promise<Row[]> {
  const [ready, usable]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    await visit(async (own) => {
      ready.push(await hovered(own))
      return []
    })
    await visit(async (own) => {
      usable.push(await signedInAgain(own))
      return []
    })
  }
  return [
    {
      ...{ what: 'hovered link: its page is loaded', unit: 'ms', figures: { Kosha: ready } },
      target: { atMost: 100 },
    },
    {
      what: 'sign-in: click to the latest transactions, 4× slower processor, slow 4G, shell cached',
      unit: 'ms',
      figures: { Kosha: usable },
      target: { atMost: 1000 },
    },
  ]
}

/** From hovering a header link on a page without interaction so far, until the page behind it is loaded. */
async function hovered({ url, page }: Visit): Promise<number> {
  await page.goto(`${url}/`, { waitUntil: 'load' })
  await settled()
  await page.evaluate(() => {
    addEventListener('pointerover', () => performance.mark('hovered'), { once: true, capture: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).first().hover()
  await settled()
  return page.evaluate(() => {
    const from = performance.getEntriesByName('hovered')[0]?.startTime ?? Number.NaN
    const pages = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/about-page-'))
    return Math.max(...pages.map(({ startTime, duration }) => startTime + duration)) - from
  })
}

/**
 * The second sign-in in a browser with the application cached: ms from the click to the frame that shows the latest
 * transactions, by the clock of the page, since commands to a slowed-down page are slow too.
 */
async function signedInAgain(visit: Visit): Promise<number> {
  const { url, page, context, mock } = visit
  await signIn(visit)
  await context.clearCookies()
  await context.addCookies([mock.cookie])
  await slowDown(page)
  await page.goto(`${url}/login`)
  await page.evaluate(observe)
  await fillIn(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  return page.evaluate(() => performance.measure('sign-in', 'clicked', 'shown').duration)
}

/** Runs in the page: marks the click, and the first frame with transactions. */
function observe(): void {
  addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-labelledby=latest] tbody tr')) return
    observer.disconnect()
    // Layout and paint follow the callback of a frame.
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Waits until pending requests are done and idle-time requests have started. */
const settled = () => new Promise((done) => setTimeout(done, SETTLED_MS))

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
