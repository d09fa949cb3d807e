import type { ComponentProps } from 'react'

type IconProps = Omit<ComponentProps<'svg'>, 'size'> & { size?: number }

/**
 * The few icons of the public pages, each a path with the class `.icon`. A library's icons would repeat eight
 * attributes each in every exported page.
 */
function icon(path: string) {
  return function Icon({ size = 20, className = '', ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={`icon ${className}`.trim()}
        aria-hidden="true"
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18'

export const ArrowUp = icon('M12 19V5m-6 6 6-6 6 6')
export const ChevronDown = icon('m6 9 6 6 6-6')
export const CircleCheck = icon(`${CIRCLE}M8.5 12.2l2.4 2.4 4.6-5`)
export const CircleX = icon(`${CIRCLE}M9 9l6 6M15 9l-6 6`)
export const Clock = icon(`${CIRCLE}M12 7.5V12l3 2`)
export const Close = icon('M6 6l12 12M18 6 6 18')
export const ExternalLink = icon('M14 4h6v6M20 4l-9 9M18 14v5H5V6h5')
export const MapPin = icon(
  'M12 21c5-5.5 7-8.6 7-11a7 7 0 1 0-14 0c0 2.4 2 5.5 7 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
)
export const Menu = icon('M4 6h16M4 12h16M4 18h16')
export const Monitor = icon('M3 4h18v12H3zM8 20h8M12 16v4')
export const Moon = icon('M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z')
export const Sun = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v2M12 20v2M5 5l1 1M18 18l1 1M2 12h2M20 12h2M5 19l1-1M18 6l1-1',
)
export const Undo = icon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3')
