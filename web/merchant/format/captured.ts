import type { components } from '#contract'

type Status = components['schemas']['Transaction']['status']

/** Whether the money of a payment was taken, even if some of it was refunded since. */
export const capturedStatuses: Status[] = ['success', 'partially_refunded', 'refunded']

/** Not through a gateway in test mode, where no money moves. */
export const isLive = ({ mode }: { mode?: 'test' | undefined }) => mode !== 'test'

export const isCaptured = ({ status }: { status: Status }) => capturedStatuses.includes(status)
