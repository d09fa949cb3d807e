import { encode } from 'uqr'
import type { PaymentLink } from '../payment-links.ts'
import { upiLink } from './upi-link.ts'

const QUIET_MODULES = 4

type QrImageProps = { link: PaymentLink; isTest: boolean; className: string }

/**
 * The UPI code of a link. Dark on white in every theme, as cameras expect. A browser's own dark mode inverts CSS
 * backgrounds, not shapes.
 */
export function QrImage({ link, isTest, className }: QrImageProps) {
  const { data, size } = encode(upiLink(link, { isTest }), { ecc: 'M', border: QUIET_MODULES })
  const darkModules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`${isTest ? 'TEST ' : ''}UPI QR code for ${link.title}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkModules.join('')} fill="#000" />
    </svg>
  )
}
