import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const AA = 4.5
/** WCAG 1.4.11: the border that identifies a field. */
const AA_GRAPHICS = 3

const source = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const colours = new Map(
  [...source.matchAll(/--color-([\w-]+): light-dark\(oklch\((.+?)\), oklch\((.+?)\)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: luminance(light), dark: luminance(dark) }],
  ),
)

const BACKGROUNDS = ['paper', 'surface', 'sunk']
const TEXTS = ['ink', 'muted', 'action', 'action-strong', 'success', 'warning', 'danger']
const STATUSES = ['success', 'warning', 'danger']

/** Pairs of text and background. With these, text that is legible in one theme is legible in the other. */
const pairs = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background])),
  ...STATUSES.flatMap((status) => [
    [status, `${status}-soft`],
    ['ink', `${status}-soft`],
  ]),
  ...['ink', 'muted', 'action', 'action-strong'].map((text) => [text, 'action-soft']),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
] as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s is legible on %s', (text, background) => {
    expect(contrast(text, background, theme)).toBeGreaterThanOrEqual(AA)
  })

  test.each(BACKGROUNDS)('the border of a field is visible on %s', (background) => {
    expect(contrast('line-strong', background, theme)).toBeGreaterThanOrEqual(AA_GRAPHICS)
  })
})

function contrast(text: string, background: string, theme: 'light' | 'dark'): number {
  const [textLuminance, backgroundLuminance] = [text, background].map(
    (name) => colours.get(name)?.[theme] ?? Number.NaN,
  ) as [number, number]
  return (
    (Math.max(textLuminance, backgroundLuminance) + 0.05) /
    (Math.min(textLuminance, backgroundLuminance) + 0.05)
  )
}

/** The relative luminance of WCAG 2 from lightness, chroma and hue, by the matrices of CSS Color 4. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const inGamut = (value: number) => Math.min(1, Math.max(0, value))
  const red = inGamut(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s)
  const green = inGamut(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s)
  const blue = inGamut(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
