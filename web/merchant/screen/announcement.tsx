import { useEffect, useState } from 'react'
import { LiveRegion } from '../../ui/live-region.tsx'

/** Until screen readers know the region. */
const KNOWN_AFTER_MS = 100

/** Announces `text` even if it is there from the start: the region is in the document before its text. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), KNOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <LiveRegion text={spoken} />
}
