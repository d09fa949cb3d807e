import { toast } from 'react-hot-toast/headless'

/** Equal messages within this time are one toast that counts them. */
const TOGETHER_MS = 5000

const said = new Map<string, { id: string; count: number; at: number }>()

/** Shows a message as a toast; `id` replaces a toast with the same id. */
export function notify(type: 'success' | 'error', message: string, id?: string, now = Date.now()): void {
  if (id !== undefined) {
    toast[type](message, { id })
    return
  }
  const key = `${type} ${message}`
  const before = said.get(key)
  if (before?.id && now - before.at < TOGETHER_MS) {
    const count = before.count + 1
    toast[type](`${message} (${count} times)`, { id: before.id })
    said.set(key, { ...before, count, at: now })
  } else {
    said.set(key, { id: toast[type](message), count: 1, at: now })
  }
}
