/** What the demo charges per payment, in hundredths of a per cent. Real rates are agreed with each merchant. */
export const feeBasisPoints = { upi: 200, card: 210, netbanking: 190, wallet: 220 } as const
