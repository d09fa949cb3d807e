import type { InfiniteData } from '@tanstack/react-query'
import { isRecord } from '../../api/errors.ts'

/** What one tab of this browser tells the others: what the server said, or that it should be left alone for a while. */
export type TabMessage = { user: string } & (
  | { hash: string; askedAt: number; data: unknown }
  | { notBefore: number }
)

const channel = openChannel()

export const messageTabs = (message: TabMessage) => channel?.postMessage(message)

export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => listen(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

export const isPages = (data: unknown): data is InfiniteData<unknown> =>
  isRecord(data) && Array.isArray(data.pages)

/** Firefox rejects a channel where storage is blocked; each tab then asks for itself. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('live')
  } catch {
    return undefined
  }
}
