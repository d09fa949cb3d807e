import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Prints a sheet alone. It exists only while it is printed: at other times the screen is printed. */
export function usePrintAlone(sheet: ReactNode) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    addEventListener('afterprint', stop)
    window.print()
    return () => removeEventListener('afterprint', stop)
  }, [isPrinting])

  return {
    print: () => setPrinting(true),
    printed:
      isPrinting &&
      createPortal(
        <div data-printed-alone className="wrap-anywhere hidden text-[black] print:block" aria-hidden>
          {sheet}
        </div>,
        document.body,
      ),
  }
}
