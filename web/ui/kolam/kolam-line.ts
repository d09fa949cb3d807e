/** A kolam's dots, row by row: `o` is a dot, everything else a gap. */
export type DotRows = readonly string[]

type Dot = { column: number; row: number }

/** The neighbour beyond each corner of a dot, clockwise from the upper right. */
const neighbours = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The four points where the line touches a dot's circle, clockwise from the top. */
const touching = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/**
 * The line of a kolam as an SVG path, turned by 45° so that it consists of horizontal and vertical lines and of
 * quarter circles with radius 1 around the dots. It crosses itself between two neighbouring dots, and turns around
 * a dot where there is no neighbour. Dots are at `dotPoints`.
 */
export function kolamLine(rows: DotRows): string {
  const [first] = dotPoints(rows)
  return first ? `M${first[0]} ${first[1] - 1}${joined(movesOf(rows))}Z` : ''
}

/**
 * A quarter of a kolam around its middle: three more, each turned by 90°, complete it. The line of one that looks the
 * same after a quarter turn does so after a quarter of its way.
 */
export function kolamQuarter(rows: DotRows): { line: string; dots: [number, number][] } {
  const middle = 2 * (rows.length - 1)
  const moves = movesOf(rows)
  const dots = dotPoints(rows).map(([x, y]): [number, number] => [x - middle, y])
  const [[x, y] = [0, 0]] = dots
  return {
    line: `M${x} ${y - 1}${joined(moves.slice(0, moves.length / 4))}`,
    dots: dots.filter(([x, y]) => (x > 0 && y >= 0) || (x === 0 && y === 0)),
  }
}

/** The way of the line, piece by piece, from above the first dot. */
function movesOf(rows: DotRows): string[] {
  const [first] = dotsOf(rows)
  if (!first) return []
  const has = (column: number, row: number) => rows[row]?.[column] === 'o'
  const moves: string[] = []
  let dot = first
  let [point, turn] = [0, 1]
  do {
    const corner = turn === 1 ? point : next(point, 3)
    const [right, down] = neighbours[corner] ?? [0, 0]
    if (has(dot.column + right, dot.row + down)) {
      // Straight on to the far side of the neighbour, which is passed the other way round.
      const [x, y] = touching[next(point, turn)] ?? [0, 0]
      moves.push(x === 0 ? `v${2 * y}` : `h${2 * x}`)
      dot = { column: dot.column + right, row: dot.row + down }
      point = next(point, 2)
      turn = -turn
    } else {
      const [fromX, fromY] = touching[point] ?? [0, 0]
      point = next(point, turn)
      const [toX, toY] = touching[point] ?? [0, 0]
      moves.push(`a1 1 0 0 ${turn === 1 ? 1 : 0} ${toX - fromX} ${toY - fromY}`)
    }
  } while (dot.column !== first.column || dot.row !== first.row || point !== 0 || turn !== 1)
  return moves
}

/** The centres of the dots, in the same turned coordinates. */
export const dotPoints = (rows: DotRows) => dotsOf(rows).map(positionOf)

export const dotsAt = (points: [number, number][]) => points.map(([x, y]) => `M${x} ${y}h0`).join('')

const dotsOf = (rows: DotRows): Dot[] =>
  rows.flatMap((dots, row) => [...dots].flatMap((sign, column) => (sign === 'o' ? [{ column, row }] : [])))

const positionOf = ({ column, row }: Dot): [number, number] => [2 * (column + row), 2 * (row - column)]

const next = (point: number, steps: number) => (point + steps + 4) % 4

/** Consecutive lines in the same direction as one. */
const joined = (moves: string[]) =>
  moves
    .join('')
    .replace(
      /(h-?2|v-?2)\1+/g,
      (run, one: string) => `${one[0]}${(run.length / one.length) * Number(one.slice(1))}`,
    )
