import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { neverSeen } from '../../engine/report/coverage.ts'
import type { components } from '../../kosha/control-additions.d.ts'

/**
 * Writes the contract coverage of a server to `coverage.html` and `coverage.json`.
 * @param ask fetches a path of the server
 * @returns a summary of a few lines
 * @throws Error with the server's message, if the call is rejected
 */
export async function saveCoverage(
  ask: (path: string) => Promise<Response>,
  folder: string,
): Promise<string> {
  const text = await textOf(await ask('/__mock/coverage'))
  const page = await textOf(await ask('/__mock/coverage.html'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'coverage.json'), text)
  writeFileSync(join(folder, 'coverage.html'), page)
  const { exercised, possible, declared, violations }: components['schemas']['Coverage'] = JSON.parse(text)
  const missing = neverSeen(declared)
  return [
    `${exercised} of ${possible} declared responses (operation × status × role) were exercised${violations ? `, ${counted(violations.length)}` : ''}.`,
    ...(missing.length > 0 ? [`Not seen: ${missing.join(' · ')}`] : []),
    `Report: ${join(folder, 'coverage.html')}`,
  ].join('\n')
}

const counted = (kinds: number) => `${kinds} ${kinds === 1 ? 'kind' : 'kinds'} of violation`

async function textOf(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok) throw new Error(`The coverage cannot be read: ${response.status} ${text.slice(0, 200)}`)
  return text
}
