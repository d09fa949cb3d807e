import type { components } from '#contract'

type Status = components['schemas']['Transaction']['status']

/** Of a payment whose money was taken, whether or not some of it went back since. */
export const capturedStatuses: Status[] = ['success', 'partially_refunded', 'refunded']

/** Not through a gateway in test mode, where no money moves. */
export const isLive = ({ mode }: { mode?: 'test' | undefined }) => mode !== 'test'

export const isCaptured = ({ status }: { status: Status }) => capturedStatuses.includes(status)
