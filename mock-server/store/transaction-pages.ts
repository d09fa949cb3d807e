import type { Bits } from './bits.ts'
import { has, lastBefore, nextAfter } from './bits.ts'

/** A page by time, with one row more than the limit if there is a next page. */
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

/** Like `pageInTime`, but by amount. @param order all places, ascending by amount */
export function pageByAmount(
  bits: Bits,
  sort: string,
  limit: number,
  from: number | undefined,
  order: readonly number[],
): number[] {
  const step = sort.startsWith('-') ? -1 : 1
  const first = step === 1 ? 0 : order.length - 1
  const found: number[] = []
  for (
    let rank = from === undefined ? first : order.indexOf(from) + step;
    found.length <= limit;
    rank += step
  ) {
    const at = order[rank]
    if (at === undefined) break
    if (has(bits, at)) found.push(at)
  }
  return found
}
