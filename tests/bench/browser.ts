import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createMock } from '../../mock-server/client/mock.ts'
import { serveProduct } from '../../scripts/start/serve.ts'
import { browserArguments, findBrowser } from '../../scripts/test/browser.ts'
import { root } from '../../scripts/tool.ts'
import type { Row } from './report.ts'
import { merchantRows } from './rows/merchant.ts'
import { signInRows } from './rows/sign-in.ts'
import type { Visitor } from './visit.ts'

/** Measures the built site in Chromium. Requires `npm run build`. */
export async function measureBrowser(): Promise<Row[]> {
  const executablePath = findBrowser()
  if (!existsSync(join(root, 'dist/index.html')) || !executablePath) {
    console.error('The browser rows are skipped: they need Chromium, and the site built by `npm run build`.')
    return []
  }
  const running = await serveProduct({ port: 0, rateLimit: false })
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const visit: Visitor = async (act) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const mock = createMock({ url: running.url })
    await context.addCookies([mock.cookie])
    const rows = await act({ url: running.url, page: await context.newPage(), context, mock })
    await context.close()
    return rows
  }
  const rows = [...(await merchantRows(visit)), ...(await signInRows(visit))]
  await browser.close()
  await running.close()
  return rows
}
