import type { Check } from '../contract-run.ts'
import type { Product } from '../product.ts'
import type { Options } from './options.ts'

/** Prints what a run is going to change. @returns whether the user agreed */
export function announce(
  {
    url,
    readOnly,
    yes,
    disposable,
    resetToken,
    forwardsTo,
    requests,
    seeds,
  }: Pick<Options, 'readOnly' | 'yes' | 'disposable' | 'resetToken' | 'requests' | 'seeds'> & {
    url: string
    /** The server behind a proxy at this address. */
    forwardsTo?: string | undefined
  },
  checks: Pick<Check, 'changes'>[],
  makes: Product['makes'],
) {
  const budget = `sends at most ${(requests * seeds.length).toLocaleString('en')} requests, besides cleaning up`
  if (readOnly) {
    console.log(`${withoutUser(url)}: reads, changes nothing (--read-only), and ${budget}.`)
    return true
  }
  const announced = new Set(checks.flatMap(({ changes }) => changes?.split('; ') ?? []))
  const changes = new Set([...announced].filter((change) => makes(change, { disposable, resetToken })))
  console.log(
    `${withoutUser(url)}: this run\n${[budget, ...changes].map((line) => `  - ${line}`).join('\n')}`,
  )
  const isHere = isLocal(url) && (forwardsTo === undefined || isLocal(forwardsTo))
  if (yes || changes.size === 0 || isHere) return true
  console.error(
    `\n${forwardsTo ?? 'This server'} is not on this machine: add --yes if all of that may happen there, or --read-only.`,
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

/** How long a run takes with these milliseconds per response and requests per second, if that is long. */
export function durationOf(
  requests: number,
  responseMs: number,
  rate = Number.POSITIVE_INFINITY,
): string | undefined {
  const betweenMs = 1000 / rate
  const minutes = Math.round((requests * USUALLY_SENT * Math.max(responseMs, betweenMs)) / 60_000)
  if (minutes < LONG_MINUTES) return undefined
  const time = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
  const why =
    responseMs < betweenMs
      ? `With --rate ${rate},`
      : `Each response takes about ${(responseMs / 1000).toFixed(1)} s, so`
  return `${why} all checks take about ${time}: limit it with --requests or --only.`
}

const LONG_MINUTES = 10
/** A run that finds nothing sends this part of what it may send. */
const USUALLY_SENT = 0.65

/** Where our proxy forwards to, if there is one at this address. */
export async function targetBehind(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/__mock/health', url), { signal: AbortSignal.timeout(HEALTH_MS) })
    const { forwardsTo } = Object(await response.json())
    return typeof forwardsTo === 'string' ? forwardsTo : undefined
  } catch {
    return undefined
  }
}

const HEALTH_MS = 2000

const withoutUser = (url: string) => url.replace(/\/\/[^/]*@/, '//')
