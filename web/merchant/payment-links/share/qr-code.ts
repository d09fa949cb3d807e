import { encode } from 'uqr'

const QUIET_MODULES = 4

export type QrCode = { size: number; path: string }

/** The code as a square of `size` units, quiet zone included, and the outline of its dark modules. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
