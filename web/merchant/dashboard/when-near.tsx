import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

type WhenNearProps = { className: string; children: ReactNode }

/** Begins to load what is far below only when the user scrolls towards it. Its place is kept by the style sheet. */
export function WhenNear({ className, children }: WhenNearProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!container.current) return
    const observer = new IntersectionObserver((entries) => entries.some(isInView) && setNear(true), {
      rootMargin: '300px',
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={className}>
      {isNear && children}
    </div>
  )
}

const isInView = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting
