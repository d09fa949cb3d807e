import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Toast } from 'react-hot-toast/headless'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { classes } from '../classes.ts'

/**
 * Renders the toasts in a separate React root: public pages do not load it, yet a toast survives navigation
 * from a page with a session to one without.
 */
export function mountToaster() {
  if (document.getElementById(CONTAINER)) return
  const container = document.createElement('div')
  container.id = CONTAINER
  document.body.append(container)
  createRoot(container).render(<Toaster />)
}

const CONTAINER = 'toaster'
const durations = { duration: 4000, success: { duration: 3000 }, error: { duration: 5000 } }
const note = [Info, 'text-action'] as const
const looks = {
  success: [CircleCheck, 'text-success'],
  error: [CircleAlert, 'text-danger'],
  blank: note,
  loading: note,
  custom: note,
} as const

/** Clear of the fields at the top of a narrow screen and of a drawer: beside it, or on the edge of its head. */
const place =
  'fixed top-19 right-4 z-60 grid max-h-[calc(100dvh-5.75rem)] w-fit max-w-[calc(100vw-2rem)] gap-2 overflow-y-auto empty:hidden max-sm:in-data-side:top-1 max-sm:justify-items-end sm:w-96 sm:max-md:in-data-side:top-15 md:in-data-side:right-[calc(var(--side)+1rem)] md:in-data-side:max-w-[calc(100vw-var(--side)-2rem)] print:hidden'

function Toaster() {
  const { toasts, handlers } = useToaster(durations)
  const visible = toasts.filter((t) => t.visible)
  const { endPause } = handlers
  const isEmpty = visible.length === 0

  useEffect(() => {
    // A toast removed under the pointer fires no `mouseleave`, so the next ones would never disappear.
    if (isEmpty) endPause()
  }, [isEmpty, endPause])

  return (
    <>
      <section
        aria-label="Notifications"
        className={place}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {visible.map((t) => (
          <ToastCard key={t.id} toast={t} />
        ))}
      </section>
      {/* Both are rendered while empty: a live region added together with its text is not announced. */}
      <div className="sr-only" role="status" aria-live="polite">
        <Spoken toasts={visible.filter((t) => t.type !== 'error')} />
      </div>
      <div className="sr-only" role="alert" aria-live="assertive">
        <Spoken toasts={visible.filter((t) => t.type === 'error')} />
      </div>
    </>
  )
}

function ToastCard({ toast: current }: { toast: Toast }) {
  const [Icon, tone] = looks[current.type]

  function dismiss({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    const card = currentTarget.parentElement
    const next = (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('button')
    // Activated by keyboard: removing the button would lose the focus and never end the pause.
    if (detail === 0) next?.focus()
    toast.dismiss(current.id)
  }

  return (
    <div
      className={classes(
        'lined flex animate-toast items-start gap-2.5 rounded-md bg-surface py-3 pr-2 pl-3.5 text-sm/body shadow-raised',
        current.type === 'error' && 'border-danger',
      )}
      data-type={current.type}
    >
      <Icon aria-hidden size={18} className={`mt-0.5 flex-none ${tone}`} />
      {/* Already announced by the live region. */}
      <p aria-hidden="true" className="wrap-anywhere min-w-0 flex-1">
        {resolveValue(current.message, current)}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-6 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunk hover:text-ink"
        onClick={dismiss}
      >
        <X aria-hidden size={16} />
      </button>
    </div>
  )
}

const Spoken = ({ toasts }: { toasts: Toast[] }) =>
  toasts.map((t) => <p key={t.id}>{resolveValue(t.message, t)}</p>)
