/** Succeeded ÷ (succeeded + failed), in per cent with two decimals. Empty while no payment has ended. */
export const successRateOf = ({ succeeded, failed }: { succeeded: number; failed: number }) =>
  succeeded + failed === 0
    ? {}
    : { successRate: Math.round((succeeded / (succeeded + failed)) * 10_000) / 100 }
