import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** Renders the favicon in the sizes that phones request. */
export async function writeIcons(directory: string) {
  const svg = await readFile(join(directory, 'favicon.svg'), 'utf8')
  // Phones round the corners themselves, so these icons fill the whole square.
  const square = svg.replace(/ rx="[\d.]+"/, '')
  for (const [file, width] of Object.entries(sizes)) {
    const image = new Resvg(square, { fitTo: { mode: 'width', value: width } }).render()
    await writeFile(join(directory, file), image.asPng())
  }
}
