import { paths } from '../../../paths.ts'
import { capturedStatuses } from '../../format/captured.ts'

/** The captured payments of some days: their sum is what was collected on these days. */
export const capturedOn = (from: string, to = from) =>
  `${paths.transactions}?status=${capturedStatuses.join()}&from=${from}&to=${to}`
