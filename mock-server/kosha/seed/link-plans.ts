import type { components } from '#contract'
import { EXAMPLE_LINK } from './examples.ts'

/** The planned outcome of a demo link. Days count back from now; the last day counts ahead from today. */
export type LinkPlan = {
  /** The next one by default. */
  id?: string
  status: components['schemas']['PaymentLink']['status']
  createdDaysAgo: readonly [from: number, to: number]
  lastDay?: number | undefined
  /** The payments received, in per cent of the amount. */
  parts?: readonly number[]
}

export const linkPlans: Readonly<Record<'tarang' | 'malhar', readonly LinkPlan[]>> = {
  tarang: [
    ...[1, 2, 3, 5, 6].map((lastDay) => plan('active', [4, 0.2], lastDay)),
    ...[14, 30, undefined].map((lastDay) => plan('active', [20, 1], lastDay)),
    { ...plan('active', [20, 1]), id: EXAMPLE_LINK },
    ...[[25], [50], [20, 30]].map((parts) => plan('partially_paid', [15, 3], 12, parts)),
    plan('partially_paid', [30, 9], undefined, [40]),
    ...Array.from({ length: 6 }, () => plan('paid', [70, 6], undefined, [100])),
    ...[3, 9].map((lastDay) => plan('paid', [6, 1], lastDay, [100])),
    plan('paid', [45, 20], undefined, [30, 70]),
    ...[-2, -9, -24, -40].map((lastDay) => plan('expired', [-lastDay + 12, -lastDay + 3], lastDay)),
    ...[8, 25, 50].map((days) => plan('cancelled', [days + 5, days], days === 8 ? 20 : undefined)),
  ],
  malhar: [
    ...[1, 4, 10, undefined, undefined].map((lastDay) => plan('active', [9, 0.5], lastDay)),
    ...[[50], [30]].map((parts) => plan('partially_paid', [12, 2], 20, parts)),
    ...[40, 18, 5].map((days) => plan('paid', [days + 8, days], undefined, [100])),
    plan('paid', [30, 12], undefined, [50, 50]),
    ...[-5, -19].map((lastDay) => plan('expired', [-lastDay + 9, -lastDay + 2], lastDay)),
    plan('cancelled', [22, 15]),
  ],
}

function plan(
  status: LinkPlan['status'],
  createdDaysAgo: LinkPlan['createdDaysAgo'],
  lastDay?: number,
  parts: readonly number[] = [],
): LinkPlan {
  return { status, createdDaysAgo, lastDay, parts }
}
