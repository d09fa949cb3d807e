import type { QrCode } from './qr-code.ts'

type QrImageProps = { code: QrCode; label: string; className?: string }

export const QrImage = ({ code: { size, path }, label, className }: QrImageProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <path d={path} />
  </svg>
)
