import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Subsets Inter to the characters this product uses. Run after changing `signs`: npx tsx web/fonts/subset.ts
const signs = {
  latin: `${printableAscii()}©®°±·×÷½¼¾–—‘’“”†•…′″→←↑↓−`,
  // ₹ is not in the package's Latin file, so it becomes a separate font with one glyph.
  'latin-ext': '₹',
}

for (const [script, text] of Object.entries(signs)) {
  const source = new URL(
    import.meta.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`),
  )
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  const file = script === 'latin' ? 'inter.woff2' : 'inter-rupee.woff2'
  await writeFile(new URL(file, import.meta.url), font)
}

function printableAscii() {
  return Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
}
