import { ALL_REFUNDS, GIVEN, PASSWORDS, RESETS } from './kosha/support/changes.ts'
import type { Options } from './suite/cli/options.ts'
import type { Check } from './suite/contract-run.ts'

/** Prints what a run is going to change. @returns whether the user agreed */
export function announce(
  {
    url,
    readOnly,
    yes,
    disposable,
    resetToken,
    requests,
    seeds,
  }: Pick<Options, 'readOnly' | 'yes' | 'disposable' | 'resetToken' | 'requests' | 'seeds'> & { url: string },
  checks: Check[],
) {
  const budget = `sends at most ${(requests * seeds.length).toLocaleString('en')} requests, besides cleaning up`
  if (readOnly) {
    console.log(`${withoutUser(url)}: signs in and reads, changes nothing (--read-only), and ${budget}.`)
    return true
  }
  const changes = new Set(checks.flatMap(({ changes }) => changes?.split('; ') ?? []))
  if (!disposable) for (const change of [PASSWORDS, GIVEN, ALL_REFUNDS]) changes.delete(change)
  if (resetToken === undefined) changes.delete(RESETS)
  console.log(
    `${withoutUser(url)}: this run\n${[budget, ...changes].map((each) => `  - ${each}`).join('\n')}`,
  )
  if (yes || changes.size === 0 || isLocal(url)) return true
  console.error(
    '\nThis server is not on this machine: add --yes if all of that may happen there, or --read-only.',
  )
  return false
}

export function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

const withoutUser = (url: string) => url.replace(/\/\/[^/]*@/, '//')
