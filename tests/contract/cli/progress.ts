import process from 'node:process'
import type { Show } from '../report/curl.ts'
import { shortened } from '../report/curl.ts'
import type { Outcome } from '../suite/runner.ts'

const CLEAR = '\r\u001B[K'

/** A progress line in a terminal; a line per failure everywhere. */
export function progress(total: number, show: Show) {
  const { stderr } = process
  return {
    show({ check, result, reason = '' }: Outcome, index: number): void {
      if (result === 'failed')
        stderr.write(
          `${stderr.isTTY ? CLEAR : ''}✗ ${check.id}: ${shortened(show(reason.split('\n')[0] ?? ''), 300)}\n`,
        )
      if (stderr.isTTY)
        stderr.write(`${CLEAR}${index + 1}/${total} ${check.id}`.slice(0, stderr.columns + CLEAR.length))
    },
    end(): void {
      if (stderr.isTTY) stderr.write(CLEAR)
    },
  }
}
