import { paths } from '../../../paths.ts'
import { capturedStatuses } from '../../format/captured.ts'

/** Links to the captured payments of some days, which add up to the collected amount. */
export const capturedOn = (from: string, to = from) =>
  `${paths.transactions}?status=${capturedStatuses.join()}&from=${from}&to=${to}`
