import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000

/**
 * Removes compiled copies that have been unused for a day. A server touches its copy at startup and every
 * hour, since it still loads parts of it while running.
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
