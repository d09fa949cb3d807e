import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties, ReactNode } from 'react'
import { createElement } from 'react'
import satori from 'satori'
import subsetFont from 'subset-font'
import { paths } from '../paths.ts'
import { site } from '../site.ts'
import type { DotRows } from '../ui/kolam/kolam-line.ts'
import { dotPoints, kolamLine } from '../ui/kolam/kolam-line.ts'
import type { KolamName } from '../ui/kolam/kolams.ts'
import { kolams } from '../ui/kolam/kolams.ts'

const WIDTH = 1200
const HEIGHT = 630
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
const kolamOf = ({ path }: Preview): DotRows => kolams[kolamNames[path] ?? 'list']

const kolamNames: Record<string, KolamName> = {
  [paths.home]: 'home',
  [paths.aboutUs]: 'mission',
  [paths.upiPayments]: 'payment',
  [paths.docs]: 'docs',
  [paths.apiReference]: 'docs',
  [paths.errors]: 'docs',
  [paths.pagination]: 'docs',
  [paths.idempotency]: 'docs',
  [paths.conditionalRequests]: 'docs',
  [paths.webhooks]: 'docs',
  [paths.changelog]: 'docs',
  [paths.pricing]: 'pricing',
  [paths.support]: 'support',
}

/**
 * Renders preview images for chats and feeds, one after the other, since each takes several MiB. The fonts contain
 * only the characters used in `previews`.
 */
export async function* socialPreviews(previews: Preview[]): AsyncGenerator<Buffer> {
  const text = previews.flatMap(({ heading, description }) => [heading, description]).join('') + site.name
  const inter = await readFile(new URL('../fonts/inter.woff2', import.meta.url))
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await subsetFont(inter, text, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
    })),
  )
  for (const preview of previews) {
    const words = await satori(layout(preview), { width: WIDTH, height: HEIGHT, fonts })
    // The words are paths already.
    const picture = new Resvg(`${backdrop(kolamOf(preview))}${words}</svg>`, {
      font: { loadSystemFonts: false },
    })
    yield picture.render().asPng()
  }
}

function layout({ heading, description }: Preview) {
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: 860,
      height: HEIGHT,
      padding: 72,
      justifyContent: 'space-between',
    },
    [
      box(
        { alignItems: 'center', fontSize: 36, fontWeight: 700, color: colors.ink, paddingLeft: 72 },
        site.name,
      ),
      box({ flexDirection: 'column' }, [
        box(
          { fontSize: 68, fontWeight: 700, lineHeight: 1.08, letterSpacing: -1.5, color: colors.ink },
          heading,
        ),
        box({ width: 96, height: 6, marginTop: 28, backgroundColor: colors.marigold }),
        box(
          {
            display: 'block',
            lineClamp: 3,
            marginTop: 28,
            fontSize: 28,
            lineHeight: 1.4,
            color: colors.muted,
          },
          description,
        ),
      ]),
    ],
  )
}

function box(style: CSSProperties, children?: ReactNode) {
  return createElement('div', { style: { display: 'flex', ...style } }, children)
}

/** The background, with the page's kolam cut off at the right edge, and the logo as in the header. */
const backdrop = (
  rows: DotRows,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<g transform="translate(1080 315)scale(${KOLAM_RADIUS / rows.length})rotate(45)translate(${2 - 2 * rows.length} 0)" fill="none" stroke="${colors.line}" stroke-linecap="round">
<path d="${kolamLine(rows)}" stroke-width=".11"/>
<path d="${dots(rows)}" stroke="${colors.action}" stroke-width=".5"/></g>
<g transform="translate(72 70)scale(1.625)" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">
<rect width="32" height="32" rx="8" fill="${colors.action}" stroke="none"/>
<path d="M10.5 7.5v17M21.5 7.5l-11 9.2M14.6 13.4l7 11.1"/><circle cx="23.6" cy="16.2" r="2.1" fill="${colors.marigold}" stroke="none"/></g>`

/** Half of its width, in pixels, times the square root of two. */
const KOLAM_RADIUS = 250

const dots = (rows: DotRows) =>
  dotPoints(rows)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')
