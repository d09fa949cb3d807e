import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { paths } from '../../paths.ts'
import type { KolamName } from '../../ui/kolam/kolam.tsx'
import { site } from '../site.ts'

const WIDTH = 1200
const HEIGHT = 630
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`
/** The light theme, for programs without OKLCH support. */
const colors = {
  paper: '#fbf8f2',
  ink: '#171a39',
  muted: '#4a4d68',
  action: '#3a3ab9',
  marigold: '#f2a51d',
  line: '#d5d0c6',
}

export type Preview = { path: string; heading: string; description: string }

/** The kolam of a page's preview; legal pages and forms share a small one. */
const kolamOf = ({ path }: Preview) => (path.startsWith(paths.docs) ? 'docs' : (kolamNames[path] ?? 'list'))

const kolamNames: Record<string, KolamName> = {
  [paths.home]: 'home',
  [paths.aboutUs]: 'mission',
  [paths.upiPayments]: 'payment',
  [paths.pricing]: 'pricing',
  [paths.support]: 'support',
}

/**
 * Renders preview images for chats and feeds, one after the other, since each takes several MiB. The fonts contain
 * only the characters used in `previews`.
 */
export async function* socialPreviews(previews: Preview[]): AsyncGenerator<Buffer> {
  const characters = `${previews.flatMap(({ heading, description }) => [heading, description]).join('')}${site.name}…`
  const inter = await readFile(new URL('../../theme/fonts/inter.woff2', import.meta.url))
  const kolams = await readFile(new URL('../public/kolams.svg', import.meta.url), 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'kosha-fonts-'))
  try {
    const fontFiles = await Promise.all(
      [400, 700].map(async (weight) => {
        const file = join(folder, `inter-${weight}.ttf`)
        const variationAxes = { wght: weight }
        await writeFile(
          file,
          await subsetFont(inter, characters, { targetFormat: 'truetype', variationAxes }),
        )
        return file
      }),
    )
    const render = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } })
    const widthOf = (line: string, style: TextStyle) =>
      render(`${SVG}${textAt(0, 0, line, style)}</svg>`).getBBox()?.width ?? 0
    for (const preview of previews)
      yield render(`${backdrop(kolamIn(kolams, kolamOf(preview)))}${words(preview, widthOf)}</svg>`)
        .render()
        .asPng()
  } finally {
    await rm(folder, { recursive: true })
  }
}

type TextStyle = { size: number; weight: number; lineHeight: number; color: string; spacing?: number }

const LEFT = 72
const BOTTOM = HEIGHT - 72
/** The heading is above the kolam, and the description ends before it. */
const HEADING_WIDTH = 716
const DESCRIPTION_WIDTH = 640
const MAX_DESCRIPTION_LINES = 3
const brand: TextStyle = { size: 36, weight: 700, lineHeight: 44, color: colors.ink }
const title: TextStyle = { size: 68, weight: 700, lineHeight: 73, color: colors.ink, spacing: -1.5 }
const small: TextStyle = { size: 28, weight: 400, lineHeight: 39, color: colors.muted }

/** The name of the site at the top; the heading, a rule and the description from the bottom up. */
function words(
  { heading, description }: Preview,
  widthOf: (line: string, style: TextStyle) => number,
): string {
  const headingLines = wrapped(heading, (line) => widthOf(line, title) <= HEADING_WIDTH)
  const fits = (line: string) => widthOf(line, small) <= DESCRIPTION_WIDTH
  const descriptionLines = shortened(wrapped(description, fits), fits)
  const descriptionTop = BOTTOM - descriptionLines.length * small.lineHeight
  const ruleTop = descriptionTop - 28 - 6
  const headingTop = ruleTop - 28 - headingLines.length * title.lineHeight
  return [
    textAt(LEFT * 2, 92 - brand.lineHeight / 2, site.name, brand),
    ...headingLines.map((line, index) => textAt(LEFT, headingTop + index * title.lineHeight, line, title)),
    `<rect x="${LEFT}" y="${ruleTop}" width="96" height="6" fill="${colors.marigold}"/>`,
    ...descriptionLines.map((line, index) =>
      textAt(LEFT, descriptionTop + index * small.lineHeight, line, small),
    ),
  ].join('')
}

/** The font's ascent less its descent, as a share of its size. */
const BASELINE = 0.969 - 0.241

/** A line of text in a box that begins at `top`. */
function textAt(
  x: number,
  top: number,
  line: string,
  { size, weight, lineHeight, color, spacing = 0 }: TextStyle,
) {
  const y = top + (lineHeight + BASELINE * size) / 2
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escaped}</text>`
}

function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].join(' ')
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

/** At most three lines, the last of which then ends with an ellipsis. */
function shortened(lines: string[], fits: (line: string) => boolean): string[] {
  if (lines.length <= MAX_DESCRIPTION_LINES) return lines
  const kept = lines.slice(0, MAX_DESCRIPTION_LINES)
  let last = `${kept.at(-1)}…`
  while (!fits(last)) last = last.replace(/ \S+$/, '…')
  return [...kept.slice(0, -1), last]
}

/** A kolam with its dots in the colour of actions, and in units of a dot. */
function kolamIn(file: string, name: KolamName): string {
  const [, width = '', lines = ''] =
    new RegExp(`<symbol id="${name}" viewBox="\\S+ \\S+ (\\S+) [^>]*>(.*?)</symbol>`, 's').exec(file) ?? []
  const rows = Math.round((Number(width) / 2 - 1.2) / Math.SQRT2) + 1
  const coloured = lines.replaceAll('stroke-width=".5"', `stroke-width=".5" stroke="${colors.action}"`)
  return `<g transform="scale(${KOLAM_RADIUS / rows})">${coloured}</g>`
}

/** The background, with the page's kolam cut off at the right edge, and the logo as in the header. */
const backdrop = (kolam: string) => `${SVG}
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<g transform="translate(1080 315)" fill="none" stroke="${colors.line}" stroke-linecap="round">${kolam}</g>
<g transform="translate(72 70)scale(1.625)" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">
<rect width="32" height="32" rx="8" fill="${colors.action}" stroke="none"/>
<path d="M10.5 7.5v17M21.5 7.5l-11 9.2M14.6 13.4l7 11.1"/><circle cx="23.6" cy="16.2" r="2.1" fill="${colors.marigold}" stroke="none"/></g>`

/** Half of its width, in pixels, times the square root of two. */
const KOLAM_RADIUS = 250
