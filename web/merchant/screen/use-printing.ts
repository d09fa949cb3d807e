import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being printed, or shown as it would be. */
export const usePrinting = () =>
  useSyncExternalStore(
    follow,
    () => isPrinting || matchMedia('print').matches,
    () => false,
  )

function follow(listener: () => void) {
  const media = matchMedia('print')
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    listener()
  }
  // Not every browser changes the media before the page is laid out for the printer.
  addEventListener('beforeprint', note)
  addEventListener('afterprint', note)
  media.addEventListener('change', listener)
  return () => {
    removeEventListener('beforeprint', note)
    removeEventListener('afterprint', note)
    media.removeEventListener('change', listener)
  }
}
