import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Toast } from 'react-hot-toast/headless'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import './toaster.css'

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
const icons = { success: CircleCheck, error: CircleAlert, blank: Info, loading: Info, custom: Info }

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
        className="toaster"
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

function ToastCard({ toast: shown }: { toast: Toast }) {
  const Icon = icons[shown.type]

  function dismiss({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    const card = currentTarget.parentElement
    const next = (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('button')
    // Activated by keyboard: removing the button would lose the focus and never end the pause.
    if (detail === 0) next?.focus()
    toast.dismiss(shown.id)
  }

  return (
    <div className="toast" data-type={shown.type}>
      <Icon aria-hidden size={18} />
      {/* Already announced by the live region. */}
      <p aria-hidden="true">{resolveValue(shown.message, shown)}</p>
      <button type="button" aria-label="Dismiss" onClick={dismiss}>
        <X aria-hidden size={16} />
      </button>
    </div>
  )
}

const Spoken = ({ toasts }: { toasts: Toast[] }) =>
  toasts.map((t) => <p key={t.id}>{resolveValue(t.message, t)}</p>)
