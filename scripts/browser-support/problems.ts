import type { Identifier } from '@mdn/browser-compat-data'
import { lackedBy } from './lacked-by.ts'

/** The used features by their keys in MDN's data, with the files that use them. */
export type Used = Map<string, string[]>

/** Features that a supported browser lacks without a fallback, and unnecessary fallbacks. */
export function supportProblems(used: Used, fallbacks: Record<string, string>, data: Identifier): string[] {
  const neededFallbacks = new Set<string>()
  const problems: string[] = []
  for (const [key, files] of used) {
    const lacking = lackedBy(key, data) ?? []
    if (lacking.length === 0) continue
    const fallback = Object.keys(fallbacks).find((name) => key === name || key.startsWith(`${name}.`))
    if (fallback) neededFallbacks.add(fallback)
    else problems.push(`${key} (${files.join(', ')}) is not in the oldest ${lacking.join(', ')}`)
  }
  const stale = Object.keys(fallbacks).filter((name) => !neededFallbacks.has(name))
  return [...problems, ...stale.map((name) => `${name} has a fallback that is no longer needed`)]
}
