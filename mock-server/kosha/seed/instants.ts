import type { Random } from '../../engine/random.ts'
import { istHourNumber } from '../../engine/time/ist.ts'

/**
 * A random instant in a range, in whole seconds, weighted by shopping hours: more by day than by night (IST),
 * most in the evening and on weekends. Uses rejection sampling with the weights of the hour and weekday.
 */
export function shoppingInstant(random: Random, from: number, to: number): number {
  let at = from
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    at = from + random.next() * (to - from)
    if (random.next() < (chances[hourOfWeek(at)] ?? 0)) break
  }
  return Math.floor(at / 1000) * 1000
}

const HOURS_OF_WEEK = 7 * 24

/** From midnight on Thursday, the weekday of 1 January 1970. Hours before have negative numbers. */
const hourOfWeek = (at: number) => ((istHourNumber(at) % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK

// At the quietest hour about 1% of draws are accepted, so this limit is never reached in practice.
const MAX_DRAWS = 10_000

// From midnight to 11 pm.
const hourly = [3, 2, 1, 1, 1, 2, 5, 9, 14, 20, 26, 28, 26, 22, 20, 21, 23, 26, 30, 32, 28, 20, 12, 6]
// From Thursday to Wednesday.
const weekly = [9, 11, 14, 13, 8, 8, 9]
const MAX_WEIGHT = Math.max(...hourly) * Math.max(...weekly)
const chances = Float64Array.from({ length: HOURS_OF_WEEK }, (_each, hour) => {
  const weight = (hourly[hour % 24] ?? 0) * (weekly[Math.floor(hour / 24)] ?? 0)
  return weight / MAX_WEIGHT
})
