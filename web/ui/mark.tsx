type MarkProps = { name: MarkName; size?: number }

export type MarkName =
  | 'upi'
  | 'card'
  | 'bank'
  | 'wallet'
  | 'transfer'
  | 'qr'
  | 'link'
  | 'payout'
  | 'code'
  | 'layers'
  | 'refund'
  | 'gateway'
  | 'people'
  | 'shield'

/**
 * The site's own marks for payment methods and objects: one line and one dot, like the logo and the kolams. All are
 * in one file, since they are below the first screen.
 */
export function Mark({ name, size = 28 }: MarkProps) {
  return (
    <svg width={size} height={size} className="mark icon" aria-hidden="true">
      <use href={`/drawings.svg#${name}`} />
    </svg>
  )
}
