import { Check } from 'lucide-react'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import type { Entry } from './entry.ts'

/** The content of one result. */
export function SearchEntry({ entry: { name, detail, icon: Icon, keys, isChosen } }: { entry: Entry }) {
  const areOn = useSingleKeys()
  return (
    <>
      <Icon aria-hidden size={16} />
      <span>
        {name}
        {detail && <small>{detail}</small>}
      </span>
      {isChosen && (
        <small>
          <Check aria-hidden size={14} /> in use
        </small>
      )}
      {keys && areOn && <KeyCaps shortcut={keys} />}
    </>
  )
}
