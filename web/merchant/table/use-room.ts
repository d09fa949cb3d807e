import { useCallback, useState } from 'react'

/** In rem. On a phone a row is two lines, so that columns need not fit side by side. */
export type Room = { width: number; isPhone: boolean }

/** The room that an element has, from before its first paint on. */
export function useRoom() {
  const [room, setRoom] = useState<Room | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const note = () =>
      setRoom({ width: element.clientWidth / remPx, isPhone: !matchMedia('(width >= 40rem)').matches })
    note()
    const observer = new ResizeObserver(note)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, measure }
}
