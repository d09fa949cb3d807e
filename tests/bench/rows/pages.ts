import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from '../../../scripts/tool.ts'
import type { Row } from '../report.ts'

const COPIES = [0, 1000]
const CONFIG = 'tests/bench/export/vite.config.ts'
const probe = new URL('../export/save-usage.mjs', import.meta.url).href

/** The export of the site as it is, and with 1,000 copies of a page, including both bundles. */
export async function pageRows(): Promise<Row[]> {
  const cpu: Record<string, number[]> = {}
  const peak: Record<string, number[]> = {}
  for (const copies of COPIES) {
    const { cpuMs, peakMiB, pages } = await exported(copies)
    const name = `${pages.toLocaleString('en')} pages`
    cpu[name] = [cpuMs]
    peak[name] = [peakMiB]
  }
  return [
    { what: 'export of the site: processor time', unit: 'ms', figures: cpu },
    { what: 'export of the site: memory at its peak', unit: 'MiB', figures: peak },
  ]
}

async function exported(copies: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-bench-'))
  const site = join(folder, 'site')
  const usage = join(folder, 'usage.json')
  const { code, output } = await tool('vite-ssg', ['build', '--config', CONFIG], {
    env: {
      ...{ NODE_ENV: 'production', MODE: 'production', NODE_OPTIONS: `--import ${probe}` },
      ...{ EXPORT_TO: site, USAGE: usage, COPIES: String(copies) },
    },
  })
  if (code !== 0) throw new Error(`The export of ${copies} more pages failed:\n${output}`)
  const used: { cpuMs: number; peakMiB: number } = JSON.parse(readFileSync(usage, 'utf8'))
  const pages = readdirSync(site, { recursive: true }).filter((file) => String(file).endsWith('.html')).length
  rmSync(folder, { recursive: true })
  return { ...used, pages }
}
