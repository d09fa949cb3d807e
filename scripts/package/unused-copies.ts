import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000

/**
 * Removes the compiled copies that nobody has used for a day: who starts from one touches it, then and every hour, since
 * a running server still loads parts of it.
 * @param now in epoch milliseconds
 */
export function removeUnusedCopies(cache: string, now = Date.now()): void {
  for (const entry of readdirSync(cache, { withFileTypes: true })) {
    const folder = join(cache, entry.name)
    if (!entry.isDirectory() || now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now) < DAY_MS)
      continue
    rmSync(folder, { recursive: true, force: true })
  }
}
