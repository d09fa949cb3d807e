import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than `threshold` pixels. */
export const useScrolledPast = (threshold: number) =>
  useSyncExternalStore(
    followScrolling,
    () => scrollY > threshold,
    () => false,
  )

function followScrolling(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
