import type { Day, Stats } from './stats.ts'

type Outcomes = Pick<Day, 'succeeded' | 'failed'>

/** Succeeded ÷ (succeeded + failed), in per cent, as the contract defines it; null if no payment has ended. */
export function rateOf({ succeeded, failed }: Outcomes): number | null {
  return succeeded + failed === 0 ? null : (succeeded / (succeeded + failed)) * 100
}

export function outcomesOf(days: Outcomes[]): Outcomes {
  return days.reduce(
    (sum, day) => ({ succeeded: sum.succeeded + day.succeeded, failed: sum.failed + day.failed }),
    { succeeded: 0, failed: 0 },
  )
}

/**
 * The rate of all payments: the server's, or from the days where these have all payments. Null if no payment has ended,
 * undefined if it is not known.
 */
export function overallRate({ successRate, daily, totalTransactions }: Stats): number | null | undefined {
  if (successRate !== undefined) return successRate
  const isAll = daily.reduce((sum, { count }) => sum + count, 0) === totalTransactions
  return isAll ? rateOf(outcomesOf(daily)) : undefined
}
