import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serveProduct } from '../../../scripts/start/serve.ts'
import { browserArguments, findBrowser } from '../../../scripts/test/browser.ts'
import { root, tool } from '../../../scripts/tool.ts'
import { ROUNDS } from '../load.ts'
import type { Row } from '../report.ts'

/** Lighthouse's mid-tier phone on slow 4G. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
const SLOWDOWN = 4

/** The sizes of the built site, and its first paint in Chromium. Requires `npm run build`. */
export async function siteRows(): Promise<Row[]> {
  if (!existsSync(join(root, 'dist/index.html'))) {
    console.error('The rows of the site are skipped: run `npm run build` first.')
    return []
  }
  return [...(await sizeRows()), ...(await firstPaints())]
}

async function sizeRows(): Promise<Row[]> {
  const { output } = await tool('size-limit', ['--json'])
  const sizes: { name: string; size: number; sizeLimit: number }[] = JSON.parse(output)
  return sizes.map(({ name, size, sizeLimit }) => ({
    what: name,
    unit: 'bytes',
    figures: { Kosha: [size] },
    target: { atMost: sizeLimit },
  }))
}

async function firstPaints(): Promise<Row[]> {
  const executablePath = findBrowser()
  if (!executablePath) {
    console.error('The first paints are skipped: they need Chromium.')
    return []
  }
  const running = await serveProduct({ port: 0 })
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const figures: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of ['/', '/login']) {
      const page = await browser.newPage()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.emulateNetworkConditions', SLOW)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.goto(running.url + path)
      const paint = await page.evaluate(firstPaint)
      figures[path] = [...(figures[path] ?? []), paint]
      await page.close()
    }
  }
  await browser.close()
  await running.close()
  return [{ what: 'first paint, 4× slower processor, slow 4G', unit: 'ms', figures }]
}

/** Runs in the page, which may have loaded before it is painted. */
function firstPaint() {
  return new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
