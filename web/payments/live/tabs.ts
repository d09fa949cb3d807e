import type { InfiniteData } from '@tanstack/react-query'

/** What one tab of this browser tells the others: what the server said, or that it should be left alone for a while. */
export type Told = { user: string } & (
  | { hash: string; askedAt: number; data: unknown }
  | { notBefore: number }
)

const channel = openChannel()

export const tellTabs = (told: Told) => channel?.postMessage(told)

export function onTold(listen: (told: Told) => void): () => void {
  const heard = ({ data }: MessageEvent<Told>) => listen(data)
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}

export const isPages = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)

/** Firefox rejects a channel where storage is blocked; each tab then asks for itself. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('live')
  } catch {
    return undefined
  }
}
