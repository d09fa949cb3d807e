import type { Page } from 'playwright'
import type { Row } from '../report.ts'
import type { Visit, Visitor } from '../visit.ts'
import { dashboard, fillIn, signIn } from '../visit.ts'

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
      what: 'sign-in to dashboard, 4× slower processor, slow 4G, shell cached',
      unit: 'ms',
      figures: { Kosha: usable },
      target: { atMost: 1000 },
    },
  ]
}

/** From hovering a header link until everything it prefetches is loaded. */
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
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= from)
    return Math.max(from, ...asked.map((each) => each.startTime + each.duration)) - from
  })
}

/** The second sign-in in a browser with the application cached. */
async function signedInAgain(visit: Visit): Promise<number> {
  const { url, page, context, mock } = visit
  await signIn(visit)
  await context.clearCookies()
  await context.addCookies([mock.cookie])
  await slowDown(page)
  await page.goto(`${url}/login`)
  await fillIn(page)
  const started = performance.now()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await dashboard(page).waitFor()
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  return performance.now() - started
}

/** Waits until pending requests are done and idle-time requests have started. */
const settled = () => new Promise((done) => setTimeout(done, SETTLED_MS))

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
