import type { Settlement } from './settlements.ts'

/**
 * Finds by id, UTR or merchant, and the other way round by what a bank statement says: a narration such as
 * `NEFT CR-KOSHN26324004417-TARANG` contains the UTR. Case does not matter.
 */
export function findSettlements(settlements: Settlement[], search: string, status: string): Settlement[] {
  const text = search.trim().toLowerCase()
  const statuses = status ? status.split(',') : null
  return settlements.filter((settlement) => {
    const utr = settlement.utr?.toLowerCase() ?? ''
    const found =
      [settlement.id, utr, settlement.merchantName].some((part) => part.toLowerCase().includes(text)) ||
      (utr !== '' && text.includes(utr))
    return found && (statuses === null || statuses.includes(settlement.status))
  })
}
