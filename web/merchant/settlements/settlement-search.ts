import type { Settlement } from './settlements.ts'

/**
 * Searches by id, UTR or merchant. Also accepts a bank statement's narration that contains the UTR, such as
 * `NEFT CR-KOSHN26324004417-TARANG`. Case-insensitive.
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
