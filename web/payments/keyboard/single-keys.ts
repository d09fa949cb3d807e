import { storedText, storeText, useStoredText } from '../../ui/use-stored-text.ts'

const KEY = 'single-keys'
const OFF = 'off'

/** Shortcuts of one key without Ctrl or Cmd can be switched off: who dictates presses keys by speaking. */
export const singleKeysAreOn = () => storedText(KEY) !== OFF

export const useSingleKeys = () => useStoredText(KEY) !== OFF

export const switchSingleKeys = (on: boolean) => storeText(KEY, on ? 'on' : OFF)
