import type { Page } from 'playwright'
import type { Row } from '../report.ts'
import type { Visit, Visitor } from '../visit.ts'
import { signIn } from '../visit.ts'

const ROUNDS = 3
const MIB = 1024 * 1024
const WHEEL_TURNS = 40
const LIST = '/payments/transactions'

/** The transactions with 100,000 of them: opened from the dashboard, then scrolled fast through two thousand. */
export async function merchantRows(visit: Visitor): Promise<Row[]> {
  const [firstFrame, longest, memory]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    await visit(async (own) => {
      await own.mock.scenario('large')
      await own.page.addInitScript(observe)
      await signIn(own)
      const before = await heap(own)
      firstFrame.push(await open(own.page))
      longest.push(await scroll(own.page))
      memory.push((await heap(own)) - before - (await received(own.page)))
      return []
    })
  }
  const what = (text: string) => `100,000 transactions: ${text}`
  return [
    {
      ...{
        what: what('first frame after the data, or the click if that was later'),
        unit: 'ms',
        figures: { Kosha: firstFrame },
      },
      target: { atMost: 50 },
    },
    {
      ...{ what: what('longest task while scrolling fast'), unit: 'ms', figures: { Kosha: longest } },
      target: { atMost: 100 },
    },
    {
      ...{ what: what('memory over the data received'), unit: 'MiB', figures: { Kosha: memory } },
      target: { atMost: 1 },
    },
  ]
}

/** @returns from the click, or from the answer if that came later, to the frame that shows its rows, in milliseconds */
async function open(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await page.waitForFunction(() => window.framesWithRows.length > 0)
  return page.evaluate((path) => {
    const clicked = performance.getEntriesByName('clicked').at(-1)?.startTime ?? 0
    const shown = window.framesWithRows[0] ?? Number.NaN
    const answered = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime, duration }) => name.includes(path) && startTime + duration <= shown)
      .map(({ startTime, duration }) => startTime + duration)
    return shown - Math.max(clicked, ...answered)
  }, LIST)
}

async function scroll(page: Page): Promise<number> {
  const since = await page.evaluate(() => performance.now())
  for (let turn = 0; turn < WHEEL_TURNS; turn++) {
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 3000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  // The last frame's work is over when the next one has begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  const tasks = await page.evaluate(
    (from) => window.longTasks.filter(({ startTime }) => startTime >= from),
    since,
  )
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

/** What is in use after a collection, in MiB. */
async function heap({ page, context }: Visit): Promise<number> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize / MIB
}

/** The transactions that came as JSON, in MiB. */
async function received(page: Page): Promise<number> {
  const bytes = await page.evaluate((path) => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
    return answers.reduce(
      (sum, each) => sum + ('decodedBodySize' in each ? Number(each.decodedBodySize) : 0),
      0,
    )
  }, LIST)
  return bytes / MIB
}

/** In the page: long tasks, and when frames were drawn in which the table had rows. */
function observe(): void {
  const rowsShown = 8
  Object.assign(window, { longTasks: [], framesWithRows: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('click', () => performance.mark('clicked'), { capture: true })
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const isList = location.pathname.endsWith('/transactions')
      if (!isList || document.querySelectorAll('[role=row], tr').length <= rowsShown) return
      // A frame that answers a click has the time stamp of before it, and its layout and paint follow this callback.
      setTimeout(() => window.framesWithRows.push(performance.now()))
    })
  }).observe(document, { childList: true, subtree: true })
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own.
  interface Window {
    longTasks: { startTime: number; duration: number }[]
    framesWithRows: number[]
  }
}
