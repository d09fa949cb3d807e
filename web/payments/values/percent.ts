/** Two decimals, as the contract's rates have: `98.72%`. A dash where there is no rate, because nothing has ended yet. */
export const formatPercent = (percent: number | undefined) =>
  percent === undefined ? '–' : `${percent.toFixed(2)}%`
