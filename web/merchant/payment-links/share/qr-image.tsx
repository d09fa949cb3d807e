import type { QrCode } from './qr-code.ts'

type QrImageProps = { code: QrCode; label: string; className?: string }

/** Dark on white in every theme, as cameras expect. A browser's own dark mode inverts CSS backgrounds, not shapes. */
export const QrImage = ({ code: { size, path }, label, className }: QrImageProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
