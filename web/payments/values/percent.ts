/** Two decimals, as the contract's rates have: `98.72%`. */
export const formatPercent = (percent: number) => `${percent.toFixed(2)}%`
