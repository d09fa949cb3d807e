import type { ComponentProps, ComponentType } from 'react'
import { classes } from './classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ComponentType<{ 'aria-hidden': true; size: number }>
  iconSize?: number
  /** As high as a line of text, or as a small button. */
  size?: keyof typeof sizes
}

/** A button that shows only an icon; screen readers get the label. */
export const IconButton = ({
  label,
  icon: Icon,
  iconSize = 16,
  size = 'lg',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={classes(
      'icon-button',
      'aria-pressed:forced-highlight aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-pressed:bg-sunk aria-pressed:text-ink print:hidden',
      sizes[size],
      className,
    )}
  >
    <Icon aria-hidden size={iconSize} />
  </button>
)

const sizes = { sm: 'size-7', md: 'size-9', lg: '' }
