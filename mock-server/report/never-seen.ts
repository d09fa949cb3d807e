import type { Cell } from './coverage.ts'

/** The statuses that nobody was answered with, a line for each operation: `signIn 413, 415`. */
export function neverSeen(declared: Cell[]): string[] {
  const operations = [...new Set(declared.map(({ operation }) => operation))]
  return operations.flatMap((operation) => {
    const own = declared.filter((cell) => cell.operation === operation)
    if (own.every(({ calls }) => calls === 0)) return [`${operation} at all`]
    const seen = new Set(own.filter(({ calls }) => calls > 0).map(({ status }) => status))
    const missing = [...new Set(own.map(({ status }) => status))].filter((status) => !seen.has(status))
    return missing.length > 0 ? [`${operation} ${missing.join(', ')}`] : []
  })
}
