import type { Page } from 'playwright/test'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own.
  interface Window {
    painting: { shift: number; largest: { time: number; html: string }[]; hydratedAt: number }
  }
}

/** Records layout shifts and largest contentful paints from the next page on. */
export async function measurePainting(page: Page) {
  await page.addInitScript(() => {
    window.painting = { shift: 0, largest: [], hydratedAt: Number.POSITIVE_INFINITY }
    document.addEventListener('hydrated', () => {
      window.painting.hydratedAt = performance.now()
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.painting.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined
        window.painting.largest.push({
          time: entry.startTime,
          html: element?.outerHTML.slice(0, 120) ?? 'a removed element',
        })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Runs in the page: the layout shifts so far, and the largest paints caused by the application. */
export function measurements() {
  const { shift, largest, hydratedAt } = window.painting
  return { shift, paintsByScript: largest.filter(({ time }) => time > hydratedAt).map(({ html }) => html) }
}
