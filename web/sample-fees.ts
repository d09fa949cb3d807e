import { feeBasisPoints } from './api/sample-fees.ts'

/** What the demo charges, in hundredths of a per cent of a payment: not among the rules, which more pages load. */
export const sampleFees = feeBasisPoints
