import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Subsets Inter to the characters this product uses, ₹ and Latin-1 letters as in Café included.
// Run after changing `characters` or `features`: npx tsx web/theme/fonts/subset.ts
const characters = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}©®°±·×÷½¼¾–—‘’“”†•…′″₹→←↑↓−`

/** Kerning, tabular figures, punctuation that follows its neighbours, and accents. */
const features = ['kern', 'tnum', 'calt', 'ccmp']

const source = new URL(import.meta.resolve('inter-ui/variable/InterVariable.woff2'))
const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: features,
})
await writeFile(new URL('inter.woff2', import.meta.url), font)

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
}
