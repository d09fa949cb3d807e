/** Two decimals, like the contract's rates: `98.72%`. A dash if there is no rate yet. */
export const formatPercent = (percent: number | undefined) =>
  percent === undefined ? '–' : `${percent.toFixed(2)}%`
