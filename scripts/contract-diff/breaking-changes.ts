import { parse } from 'yaml'

export type Change = { operation?: string; operationId?: string; path?: string; text: string; level: number }
type Roles = Map<string, string[]>

export const ERROR = 3

/** The changes in oasdiff's JSON output. @throws Error with that output if it is no result */
export function changesOf(output: string): Change[] {
  const json = output.split('\n').find((line) => line.startsWith('['))
  if (json === undefined) throw new Error(`oasdiff could not compare: ${output.trim()}`)
  return JSON.parse(json)
}

/** The errors in oasdiff's JSON output, one line per change. */
export function breakingChanges(output: string): string[] {
  return changesOf(output)
    .filter(({ level }) => level >= ERROR)
    .map(({ operation = '', path = '', text }) => `${operation} ${path}: ${text}`.trim())
}

/** Roles that may no longer call an operation, which oasdiff does not check. */
export function roleChanges(before: string, after: string): string[] {
  const now = rolesIn(after)
  return [...rolesIn(before)].flatMap(([operation, roles]) => {
    const left = now.get(operation)
    // Removed operations are reported by oasdiff.
    if (!left) return []
    return roles
      .filter((role) => !left.includes(role))
      .map((role) => `${operation}: the role ${role} may no longer call it`)
  })
}

/** The changes without a matching line in the accepted changes, ignoring comments. */
export const unaccepted = (found: string[], accepted: string[]) =>
  found.filter((change) => !accepted.some((line) => line.trim() === change))

/**
 * The lines added to the accepted changes. Earlier acceptances do not count: a change that breaks again must
 * be accepted again.
 */
export const newlyAccepted = (before: string, now: string) => {
  const old = before.split('\n')
  return now.split('\n').filter((line) => !old.includes(line))
}

function rolesIn(text: string): Roles {
  const { paths = {} }: { paths?: Record<string, Record<string, { 'x-roles'?: string[] }>> } = parse(text)
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation['x-roles'] ?? ['anybody'],
      ]),
    ),
  )
}
