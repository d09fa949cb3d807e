import { storedText, storeText, useStoredText } from '../../ui/use-stored-text.ts'

const KEY = 'single-keys'
const OFF = 'off'

/** Shortcuts of a single key can be switched off, since speech input may trigger them. */
export const singleKeysAreOn = () => storedText(KEY) !== OFF

export const useSingleKeys = () => useStoredText(KEY) !== OFF

export const switchSingleKeys = (on: boolean) => storeText(KEY, on ? 'on' : OFF)
