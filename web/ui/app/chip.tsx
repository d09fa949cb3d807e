import { ListFilter, X } from 'lucide-react'
import type { Ref } from 'react'
import { classes } from '../classes.ts'

type ChipProps = {
  label: string
  /** The chosen value; null if it is not set. */
  setting: string | null
  isOpen: boolean
  /** Without it, the setting can only be removed. */
  onOpen?: (anchor: HTMLElement) => void
  /** It may be opened next: it is pointed at or focused. */
  onIntent?: () => void
  onRemove: () => void
  /** The button that opens it. */
  ref?: Ref<HTMLButtonElement>
}

/** A filter: its value, a button that changes it, and one that removes it. On a phone only with a value. */
export const Chip = ({ label, setting, isOpen, onOpen, onIntent, onRemove, ref }: ChipProps) => (
  <span
    className={classes(
      'lined inline-flex max-w-full rounded-full transition-[border-color] max-sm:flex-none',
      setting === null
        ? 'border-line-strong border-dashed hover:border-ink max-sm:hidden print:hidden'
        : 'border-transparent bg-action-soft text-ink hover:border-action',
      isOpen && 'border-ink',
    )}
  >
    {onOpen ? (
      <button
        ref={ref}
        type="button"
        className={classes(
          buttonLook,
          'min-w-0 overflow-hidden',
          setting === null ? 'px-2 text-muted xl:px-2.5' : 'ps-2 pe-0.5 xl:ps-2.5',
        )}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        {setting === null && <ListFilter aria-hidden size={14} />}
        {setting === null ? (
          <span className="truncate">{label}</span>
        ) : (
          <Setting label={label} setting={setting} />
        )}
      </button>
    ) : (
      setting !== null && (
        <span className="flex min-w-0 items-center overflow-hidden whitespace-nowrap py-1 ps-2.5 leading-6">
          <Setting label={label} setting={setting} />
        </span>
      )
    )}
    {setting !== null && (
      <button
        type="button"
        className={classes(buttonLook, 'ps-1.5 pe-2 text-muted print:hidden')}
        aria-label={`Remove filter ${label}: ${setting}`}
        onClick={onRemove}
      >
        <X aria-hidden size={14} />
      </button>
    )}
  </span>
)

const buttonLook =
  'inline-flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full font-medium hover:text-ink'

const Setting = ({ label, setting }: { label: string; setting: string }) => (
  <span className="truncate">
    <span>{`${label}: `}</span>
    <span className="font-semibold">{setting}</span>
  </span>
)
