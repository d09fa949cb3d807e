import type { Check } from '../suite/check.ts'
import { PASSWORDS, RESETS } from '../support/changes.ts'
import type { Options } from './options.ts'

/** Prints what a run is going to change. @returns whether the user agreed */
export function announce(
  {
    url,
    readOnly,
    yes,
    disposable,
    resetToken,
  }: Pick<Options, 'readOnly' | 'yes' | 'disposable' | 'resetToken'> & { url: string },
  checks: Check[],
) {
  if (readOnly) {
    console.log(`${withoutUser(url)}: signs in and reads, and changes nothing (--read-only).`)
    return true
  }
  const changes = new Set(checks.flatMap(({ changes }) => changes?.split('; ') ?? []))
  if (!disposable) changes.delete(PASSWORDS)
  if (resetToken === undefined) changes.delete(RESETS)
  if (changes.size === 0) return true
  console.log(`${withoutUser(url)}: this run\n${[...changes].map((each) => `  - ${each}`).join('\n')}`)
  if (yes || isLocal(url)) return true
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
