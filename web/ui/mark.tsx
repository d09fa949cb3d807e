type MarkProps = { name: MarkName; size?: number }

/**
 * The site's own marks for payment methods and objects: one line and one dot, like the logo and the kolams. The
 * last coordinates are the dot's.
 */
const marks = {
  upi: ['M6 4.5 11.5 12 6 19.5M12.5 4.5 18 12l-5.5 7.5', 4.5, 12],
  card: ['M3 6.5h18v11H3zM3 10.5h18', 17, 14.2],
  bank: ['M3 9.5 12 4l9 5.5zM5.5 13v4.5M12 13v4.5M18.5 13v4.5M3 20.5h18', 12, 7.6],
  wallet: ['M19 8V5H5.5a2.2 2.2 0 0 0 0 4.4H21V20H6a2.7 2.7 0 0 1-2.7-2.7V7', 17, 14.7],
  transfer: ['M4 8.5h14m-4-4 4 4-4 4M20 16H9', 5, 16],
  qr: ['M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 20h-3.5', 20, 15],
  link: [
    'm10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12.4 6M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.1-1.2',
    20,
    19,
  ],
  payout: ['M4 20 20 4M20 4v9M20 4h-9M4 11V4h7', 18, 19],
  code: ['m8 6.5-5.5 5.5L8 17.5M16 6.5l5.5 5.5-5.5 5.5', 12, 12],
  layers: ['m12 3 9 4.8-9 4.8-9-4.8zM3 12.2l9 4.8 9-4.8', 12, 20.6],
  refund: ['M8.5 13.5 4 9l4.5-4.5M4 9h9.5a5.5 5.5 0 0 1 0 11H9', 4.8, 20],
  gateway: ['M3 12h6l5-6h6M9 12l5 6h3', 20.6, 18],
  people: ['M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M17 11v6', 17, 20],
  shield: ['M12 3.5 20 6v6c0 4.6-3.2 7.4-8 9-4.8-1.6-8-4.4-8-9V6z', 12, 12],
} satisfies Record<string, [line: string, x: number, y: number]>

export type MarkName = keyof typeof marks

export function Mark({ name, size = 28 }: MarkProps) {
  const [line, x, y] = marks[name]
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="mark" aria-hidden="true">
      <path d={line} />
      <circle cx={x} cy={y} r="1.9" />
    </svg>
  )
}
