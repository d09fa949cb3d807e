import { describe, expect, test } from 'vitest'
import type { DotRows } from './kolam-line.ts'
import { dotPoints, dotsAt, kolamLine, kolamQuarter } from './kolam-line.ts'
import { kolams } from './kolams.ts'

type Piece = { from: [number, number]; to: [number, number]; bend: number }

/** Reads the path back: its pieces one unit long, each straight or a quarter circle (`bend` 1 or -1). */
function piecesOf(path: string): Piece[] {
  const [, start = '', moves = ''] = /^M(\S+ [^hva]+)([^MZ]+)Z?$/.exec(path) ?? []
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const pieces: Piece[] = []
  const go = (dx: number, dy: number, bend: number) => {
    pieces.push({ from: [x, y], to: [x + dx, y + dy], bend })
    x += dx
    y += dy
  }
  for (const [, command, values = ''] of moves.matchAll(/([hva])([^hva]+)/g)) {
    const numbers = values.split(' ').map(Number)
    if (command === 'a') {
      const [rx, ry, , large, sweep, dx = 0, dy = 0] = numbers
      expect([rx, ry, large, Math.abs(dx), Math.abs(dy)]).toEqual([1, 1, 0, 1, 1])
      go(dx, dy, sweep === 1 ? 1 : -1)
      continue
    }
    const [length = 0] = numbers
    for (let at = 0; at < Math.abs(length); at += 1) {
      go(command === 'h' ? Math.sign(length) : 0, command === 'v' ? Math.sign(length) : 0, 0)
    }
  }
  return pieces
}

/** The pieces without regard to the direction in which they are drawn. */
function drawn(pieces: Piece[], move: (x: number, y: number) => [number, number], mirrored: boolean) {
  return pieces
    .map(({ from, to, bend }) => {
      const ends = [move(...from), move(...to)]
      const turned = mirrored ? -bend : bend
      return JSON.stringify(
        String(ends[0]) < String(ends[1]) ? [ends, turned + 0] : [ends.reverse(), 0 - turned],
      )
    })
    .sort()
}

const symmetries: [string, boolean, (x: number, y: number) => [number, number]][] = [
  ['a quarter turn', false, (x, y) => [-y, x]],
  ['a half turn', false, (x, y) => [-x, -y]],
  ['the vertical axis', true, (x, y) => [-x, y]],
  ['the horizontal axis', true, (x, y) => [x, -y]],
  ['the falling diagonal', true, (x, y) => [y, x]],
  ['the rising diagonal', true, (x, y) => [-y, -x]],
]

describe.each(Object.entries<DotRows>(kolams))('the kolam %s', (_name, rows) => {
  const pieces = piecesOf(kolamLine(rows))
  const middle = 2 * (rows.length - 1)
  const centred = pieces.map(({ from, to, bend }): Piece => {
    return { from: [from[0] - middle, from[1]], to: [to[0] - middle, to[1]], bend }
  })

  test('is one closed line, which passes no stretch twice', () => {
    const stretches = new Set(drawn(pieces, (x, y) => [x, y], false))
    expect(stretches.size).toBe(pieces.length)
    for (const [at, { from }] of pieces.entries()) expect(pieces.at(at - 1)?.to).toEqual(from)
  })

  test('goes around every dot: the line touches each circle at all four sides', () => {
    const passed = new Set(pieces.map(({ from }) => String(from)))
    const missed = dotPoints(rows).flatMap(([x, y]) =>
      [
        [x, y - 1],
        [x + 1, y],
        [x, y + 1],
        [x - 1, y],
      ].filter((point) => !passed.has(String(point))),
    )
    expect(dotPoints(rows).length).toBeGreaterThan(4)
    expect(missed).toEqual([])
  })

  test('is its quarter, four times', () => {
    const { line, dots } = kolamQuarter(rows)
    const turn = ([x, y]: [number, number]): [number, number] => [0 - y, x]
    const turned = (point: [number, number], times: number): [number, number] =>
      times === 0 ? point : turned(turn(point), times - 1)
    const quarters = [0, 1, 2, 3]
    const all = quarters.flatMap((times) => drawn(piecesOf(line), (x, y) => turned([x, y], times), false))
    expect(all.sort()).toEqual(drawn(centred, (x, y) => [x, y], false))
    const points = new Set(quarters.flatMap((times) => dots.map((dot) => String(turned(dot, times)))))
    expect(points).toEqual(new Set(dotPoints(rows).map(([x, y]) => String([x - middle, y]))))
  })

  test.each(symmetries)('is unchanged by %s', (_what, mirrored, move) => {
    expect(drawn(centred, move, mirrored)).toEqual(drawn(centred, (x, y) => [x, y], false))
  })
})

test('a full square of dots needs more than one line, which the checks notice', () => {
  const rows = ['ooo', 'ooo', 'ooo']
  const passed = new Set(piecesOf(kolamLine(rows)).map(({ from }) => String(from)))
  expect(dotPoints(rows).some(([x, y]) => !passed.has(`${x},${y - 1}`))).toBe(true)
})

test('a row of dots has one line around all of them', () => {
  expect(kolamLine(['oo'])).toMatch(/^M0 -1h2(a1 1 0 0 0 -?1 -?1){3}v2(a1 1 0 0 1 -?1 -?1){3}Z$/)
})

test('the file has each kolam as it is here; `vitest -u` writes it', async () => {
  const symbols = Object.entries<DotRows>(kolams).map(([name, rows]) => symbol(name, rows))
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
  await expect(file).toMatchFileSnapshot('../../site/public/kolams.svg')
})

function symbol(name: string, rows: DotRows) {
  const { line, dots } = kolamQuarter(rows)
  // The outermost dots are on the axes or in the corners; their circles must fit in either case.
  const reach = (2 * (rows.length - 1)) / Math.SQRT2 + 1.2
  const viewBox = [-reach, -reach, 2 * reach, 2 * reach].map((n) => Math.round(n * 100) / 100).join(' ')
  const quarters = [45, 135, 225, 315].map(
    (degrees) => `    <g transform="rotate(${degrees})">
      <path d="${line}" stroke-width=".11" />
      <path d="${dotsAt(dots)}" stroke-width=".5" />
    </g>\n`,
  )
  return `  <symbol id="${name}" viewBox="${viewBox}">\n${quarters.join('')}  </symbol>\n`
}
