import { removeText, storedText, storeText, useStoredText } from '../../ui/use-stored-text.ts'

const KEY = 'live-updates'
const PAUSED = 'paused'

/** Whether the user wants screens to stand still (WCAG 2.2.2), in all tabs of this browser. */
export const isPaused = () => storedText(KEY) === PAUSED
export const usePaused = () => useStoredText(KEY) === PAUSED

export const pause = () => storeText(KEY, PAUSED)
export const resume = () => removeText(KEY)
