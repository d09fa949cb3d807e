import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useRef } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SEARCH_ID } from '../keyboard/shortcut-table.ts'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import { searchTarget } from '../navigation/search-target.ts'
import { useGo } from '../navigation/use-go.ts'
import { PaletteButton } from './palette-button.tsx'
import './topbar.css'

export function Topbar() {
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const areKeysOn = useSingleKeys()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (text) go(searchTarget(text))
  }

  return (
    <div className="topbar">
      <search className="topbar-search">
        <form onSubmit={search}>
          <label>
            <VisuallyHidden>Find a payment, link or settlement</VisuallyHidden>
            <input
              ref={input}
              id={SEARCH_ID}
              className="input"
              type="search"
              maxLength={100}
              placeholder="ID, RRN, UTR, phone, email or name"
              aria-keyshortcuts={areKeysOn ? '/' : undefined}
            />
          </label>
        </form>
        <Search aria-hidden size={16} />
        {areKeysOn && <kbd aria-hidden>/</kbd>}
      </search>
      <PaletteButton />
    </div>
  )
}
