import { useHydrated } from '../loading/use-hydrated.ts'
import { ArrowUp } from '../ui/icon.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

const VISIBLE_AFTER_PX = 300

/** Only scripts can show it, so the exported page does not have it. */
export const ScrollToTop = () => useHydrated() && <ToTop />

function ToTop() {
  const visible = useScrolledPast(VISIBLE_AFTER_PX)
  return (
    <button
      type="button"
      className="to-top"
      aria-label="Scroll to top"
      data-visible={visible || undefined}
      onClick={scrollToTop}
    >
      <ArrowUp />
    </button>
  )
}

function scrollToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}
