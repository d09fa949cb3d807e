// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** What the demo charges per payment, in hundredths of a per cent: `x-sample-fee-basis-points`. */
export const sampleFees = { upi: 200, card: 210, netbanking: 190, wallet: 220 } as const
