import { encode } from 'uqr'

const QUIET_MODULES = 4
const PNG_PIXELS_PER_MODULE = 12

export type QrCode = { size: number; path: string }

/** The code as a square of `size` units, quiet zone included, and the outline of its dark modules. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** Dark on white in every theme, as cameras expect. */
export const qrSvg = ({ size, path }: QrCode) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

export function qrPng({ size, path }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * PNG_PIXELS_PER_MODULE
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(PNG_PIXELS_PER_MODULE, PNG_PIXELS_PER_MODULE)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
