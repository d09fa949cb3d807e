/** Two decimals, like the contract's rates: `98.72%`. A dash if there is no rate yet. */
export const formatPercent = (percent: number | undefined) =>
  percent === undefined ? '–' : `${percent.toFixed(2)}%`

/** `12%`, of a share from 0 to 1. */
export const percentOf = (share: number) => (share < 0.01 ? 'less than 1%' : `${Math.round(share * 100)}%`)

type Figures = { id: string; amount: number }[]

/** The part of the captured amount, from 0 to 1. */
export function shareOf(figures: Figures, isWanted: (id: string) => boolean): number {
  const sum = (rows: Figures) => rows.reduce((total, { amount }) => total + amount, 0)
  const whole = sum(figures)
  return whole === 0 ? 0 : sum(figures.filter(({ id }) => isWanted(id))) / whole
}
