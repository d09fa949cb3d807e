import { useEffect, useRef, useState } from 'react'
import { useUrlParams } from './url-params.ts'

const DEBOUNCE_MS = 250

/** Searches while typing: the URL, and with it the list, updates after a pause in typing. */
export function SearchInput({ label, placeholder }: { label: string; placeholder: string }) {
  const { params, change } = useUrlParams()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Cancel a pending search on unmount: it must not change the URL of the next screen.
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      change({ search: text.trim() }, { replace: true })
      setTyped(null)
    }, DEBOUNCE_MS)
  }

  return (
    <label>
      {label}
      <input
        className="input"
        type="search"
        maxLength={100}
        placeholder={placeholder}
        value={typed ?? params.get('search') ?? ''}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  )
}
