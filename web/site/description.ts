import { claims } from './claims.ts'

/** The description of the whole site, for search engines and language models. */
export const description = `UPI payment collection, payouts over UPI and IMPS, and one API for businesses in India. ${claims.upiSettlement.figure} settlement, fees in plain sight.`
