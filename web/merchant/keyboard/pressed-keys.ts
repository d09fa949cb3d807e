import type { Shortcut } from './shortcut-table.ts'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'timeStamp'
>

const FORGOTTEN_AFTER_MS = 1500

/** Tracks key presses and returns the shortcut that they complete. */
export function keySequence() {
  let pressed: string[] = []
  let lastAt = Number.NEGATIVE_INFINITY

  function press(event: Pressed, shortcuts: readonly Shortcut[]): Shortcut | undefined {
    if (event.timeStamp - lastAt > FORGOTTEN_AFTER_MS) pressed = []
    const keys = [...pressed, keyOf(event)]
    const fitting = shortcuts.filter(
      (shortcut) => !shortcut.withCommand && keys.every((key, index) => shortcut.keys[index] === key),
    )
    const complete = fitting.find((shortcut) => shortcut.keys.length === keys.length)
    pressed = complete || fitting.length === 0 ? [] : keys
    lastAt = event.timeStamp
    return complete
  }

  return { press, forget: () => (pressed = []) }
}

/** The shortcut with Ctrl, or Cmd on Apple keyboards. */
export function commandOf(event: Pressed, shortcuts: readonly Shortcut[], apple = isApple()) {
  const withCommand = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!withCommand || event.altKey || event.shiftKey) return undefined
  return shortcuts.find((shortcut) => shortcut.withCommand && shortcut.keys[0] === keyOf(event))
}

export const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * On keyboards for other scripts, such as Devanagari, a letter is identified by its position; caps lock is ignored.
 */
function keyOf({ key, code, shiftKey }: Pressed): string {
  const isNonLatin = key.length === 1 && key.charCodeAt(0) > 127 && /^Key[A-Z]$/.test(code)
  const letter = (isNonLatin ? code.slice(3) : key).toLowerCase()
  return shiftKey && /^[a-z]$/.test(letter) ? `Shift ${letter}` : letter
}
