import { fileURLToPath } from 'node:url'
import type { FullConfig } from 'playwright/test'
import { saveCoverage } from '../../../mock-server/hosts/node/save-coverage.ts'

const folder = fileURLToPath(new URL('../../../test-results/browser-coverage', import.meta.url))

/** Reports the contract coverage of all browser tests, which the server counts over all mock sessions. */
// biome-ignore lint/style/noDefaultExport: Playwright looks for the default export of its global teardown
export default async function coverageReport({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  const summary = await saveCoverage((path) => fetch(new URL(path, origin)), folder)
  console.log(`\nThe contract, as the browser tests saw it: ${summary}`)
}
