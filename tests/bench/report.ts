/** A table row: the rounds of each contestant, and the target for Kosha, the first of them. */
export type Row = {
  what: string
  unit: 'µs' | 'ms' | 'MiB' | 'bytes'
  figures: Record<string, number[]>
  /** The median of the first contestant, as a ratio to that of `beside` if given. */
  target?: { beside: string; atMost: number } | { atMost: number }
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** Medians with the minimum and maximum in brackets, and each row's distance from its target. */
export function markdown(rows: readonly Row[]): string {
  const lines = rows.map((row) => `| ${row.what} | ${contestants(row)} | ${result(row)} | ${goal(row)} |`)
  return `| What | Median (smallest to largest round) | Now | Target |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

const contestants = ({ figures, unit }: Row) =>
  Object.entries(figures)
    .map(([name, rounds]) => `${name} ${round(median(rounds))} ${unit}${spread(rounds)}`)
    .join('<br>')

const spread = (rounds: readonly number[]) =>
  rounds.length < 2 ? '' : ` (${round(Math.min(...rounds))} to ${round(Math.max(...rounds))})`

function result({ figures, target, unit }: Row): string {
  const ours = median(Object.values(figures)[0] ?? [])
  if (!target) return ''
  if (!('beside' in target)) return `${round(ours)} ${unit}`
  return `${(ours / median(figures[target.beside] ?? [])).toFixed(2)} × ${target.beside}`
}

function goal({ target, unit }: Row): string {
  if (!target) return ''
  return 'beside' in target ? `≤ ${target.atMost} ×` : `≤ ${target.atMost} ${unit}`
}

const round = (figure: number) => (figure < 10 ? figure.toFixed(1) : Math.round(figure).toString())
