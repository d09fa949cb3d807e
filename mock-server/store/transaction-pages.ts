import type { Bits } from './bits.ts'
import { lastBefore, nextAfter } from './bits.ts'

/** One more than the limit, if there are so many. */
export function pageInTime(bits: Bits, sort: string, limit: number, from: number | undefined): number[] {
  const isDescending = sort.startsWith('-')
  const step = (at: number) => (isDescending ? lastBefore(bits, at) : nextAfter(bits, at))
  const found: number[] = []
  for (let at = step(from ?? (isDescending ? bits.length * 32 : -1)); at !== -1; at = step(at)) {
    found.push(at)
    if (found.length > limit) break
  }
  return found
}
