import { isApple } from './pressed-keys.ts'
import type { Shortcut } from './shortcut-table.ts'
import './keyboard.css'

type KeyCapsProps = {
  shortcut: Pick<Shortcut, 'keys' | 'withCommand'>
  /** Read aloud as a sequence of two keys. */
  spelled?: boolean
}

/** Keys as printed on a keyboard. */
export function KeyCaps({ shortcut: { keys, withCommand }, spelled = false }: KeyCapsProps) {
  const [first = '', second] = keys.map((key) => key.toUpperCase())
  return (
    <span className="key-caps">
      {withCommand && <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>}
      <kbd>{first}</kbd>
      <span>{second && spelled && ' then '}</span>
      {second && <kbd>{second}</kbd>}
    </span>
  )
}
