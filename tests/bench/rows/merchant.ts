import type { Page } from 'playwright'
import type { Row } from '../report.ts'
import type { Visitor } from '../visit.ts'
import { signIn } from '../visit.ts'
import { heap, MIB } from './heap.ts'

const ROUNDS = 3
const WHEEL_TURNS = 40
const LIST = '/payments/transactions'

/** A list of 100,000 transactions: opened from the dashboard, then scrolled fast through 2,000 rows. */
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
      ...{
        what: what('memory over the data received, without compiled code'),
        unit: 'MiB',
        figures: { Kosha: memory },
      },
      // Parsed rows take about twice the size of their JSON, and the screen itself a MiB.
      target: { atMost: 3 },
    },
  ]
}

/** @returns ms from the click, or the response if later, to the frame that shows the rows */
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
  // The work of a frame is complete when the next one starts.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  const tasks = await page.evaluate(
    (from) => window.longTasks.filter(({ startTime }) => startTime >= from),
    since,
  )
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

/** The size of the transactions received as JSON, in MiB. */
async function received(page: Page): Promise<number> {
  const bytes = await page.evaluate((path) => {
    const responses = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
    return responses.reduce(
      (sum, each) => sum + ('decodedBodySize' in each ? Number(each.decodedBodySize) : 0),
      0,
    )
  }, LIST)
  return bytes / MIB
}

/** Runs in the page: records long tasks and the times of frames in which the table has rows. */
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
      // The frame's timestamp may precede the click, and layout and paint follow this callback.
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
