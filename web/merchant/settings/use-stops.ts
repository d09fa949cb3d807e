import { useSettings } from './ways-to-pay.ts'
import type { Change, Stop } from './what-stops.ts'
import { whatGoesOn, whatStops } from './what-stops.ts'

/** What a change of settings stops, and what goes on, as far as settings are known. */
export function useStops() {
  const settings = useSettings()
  const stopOf = (change: Change): Stop | null => (settings ? whatStops(change, settings) : null)
  const sentence = (change: Change): string =>
    stopOf(change)?.sentence ?? (settings ? whatGoesOn(change, settings) : '')
  return {
    stopOf,
    /** The effect of switching something off, including what takes over. */
    sentence,
    /** What saving a form would stop; null if it stops nothing and switches nothing off. */
    ofForm: (change: Change, isSwitchedOff: boolean): string | null =>
      stopOf(change)?.sentence ?? (isSwitchedOff ? sentence(change) : null),
  }
}
