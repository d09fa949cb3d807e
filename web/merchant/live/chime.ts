import { removeText, storedText, storeText, useStoredText } from '../../ui/use-stored-text.ts'

const KEY = 'payment-sound'
const ON = 'on'
const NOTES_HZ = [660, 880]
const NOTE_S = 0.18
const VOLUME = 0.2

/** Whether the user asked for a sound when a link is paid; off unless asked for. */
export const isSoundOn = () => storedText(KEY) === ON
export const useSoundOn = () => useStoredText(KEY) === ON

/** Sounds once, so that the volume can be checked before a customer pays. */
export function turnSoundOn() {
  storeText(KEY, ON)
  chime()
}

export const turnSoundOff = () => removeText(KEY)

/** Two rising notes; nothing where the browser has no sound or does not permit it. */
export function chime() {
  const { AudioContext } = globalThis
  if (!AudioContext) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.connect(audio.destination)
  const end = audio.currentTime + NOTES_HZ.length * NOTE_S
  volume.gain.setValueAtTime(VOLUME, audio.currentTime)
  volume.gain.linearRampToValueAtTime(0, end)
  for (const [index, hertz] of NOTES_HZ.entries()) {
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(audio.currentTime + index * NOTE_S)
    note.stop(audio.currentTime + (index + 1) * NOTE_S)
    if (index === NOTES_HZ.length - 1) note.onended = () => void audio.close()
  }
}
