import process from 'node:process'
import type { Outcome } from '../runner.ts'

const CLEAR = '\r\u001B[K'

/** A progress line in a terminal. The failures follow at the end, once each, by their causes. */
export function progress(total: number) {
  const { stderr } = process
  let failed = 0
  return {
    show({ check, result }: Outcome, index: number): void {
      if (result === 'failed') failed++
      if (!stderr.isTTY) return
      const line = `${index + 1}/${total}${failed > 0 ? `, ${failed} failed` : ''} ${check.id}`
      stderr.write(CLEAR + line.slice(0, stderr.columns))
    },
    end(): void {
      if (stderr.isTTY) stderr.write(CLEAR)
    },
  }
}
