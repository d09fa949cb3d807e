/** How far a curve follows its tangent, in half cells: rounds the loops without overshooting the crossings. */
const REACH = 0.6

/**
 * The line of a kolam as an SVG path. Dots are at odd coordinates, two apart; the line passes midway between
 * neighbouring dots, at 45°, and turns back at the edge and at `turns` (`"x,y"`).
 */
export function kolamLine(columns: number, rows: number, turns: ReadonlySet<string> = new Set()): string {
  const [width, height] = [2 * columns, 2 * rows]
  const turnsAt = (x: number, y: number) =>
    x === 0 || y === 0 || x === width || y === height || turns.has(`${x},${y}`)
  // Parallel to the wall where the line turns, diagonal where it crosses.
  const tangent = (x: number, y: number, dx: number, dy: number) => {
    if (!turnsAt(x, y)) return [dx * REACH * 0.5, dy * REACH * 0.5] as const
    return x % 2 === 0 ? ([0, dy * REACH] as const) : ([dx * REACH, 0] as const)
  }

  let [x, y, dx, dy] = [1, 0, 1, 1]
  const curves: string[] = []
  do {
    const [tx, ty] = tangent(x + dx, y + dy, dx, dy)
    curves.push(numbers([dx - tx, dy - ty, dx, dy]))
    x += dx
    y += dy
    if (turnsAt(x, y)) {
      if (x % 2 === 0) dx = -dx
      else dy = -dy
    }
  } while (x !== 1 || y !== 0)
  // `s` continues in the direction of the previous curve; only the first needs an explicit one.
  return `M1 0c${numbers([REACH, 0])} ${curves.join('s')}Z`
}

/** As short as SVG allows: without leading zeros, and without a space before a minus sign. */
const numbers = (list: number[]) =>
  list
    .map((n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')
