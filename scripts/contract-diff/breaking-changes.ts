import { parse } from 'yaml'

type Change = { operation?: string; path?: string; text: string; level: number }
type Roles = Map<string, string[]>

const ERROR = 3

/**
 * What oasdiff's JSON calls an error, a line for each change.
 * @throws Error with its words, if it did not come to a result
 */
export function breakingChanges(output: string): string[] {
  const json = output.split('\n').find((line) => line.startsWith('['))
  if (json === undefined) throw new Error(`oasdiff could not compare: ${output.trim()}`)
  const changes: Change[] = JSON.parse(json)
  return changes
    .filter(({ level }) => level >= ERROR)
    .map(({ operation = '', path = '', text }) => `${operation} ${path}: ${text}`.trim())
}

/** Roles that may no longer call an operation, which oasdiff knows nothing of. */
export function roleChanges(before: string, after: string): string[] {
  const now = rolesIn(after)
  return [...rolesIn(before)].flatMap(([operation, roles]) => {
    const left = now.get(operation)
    // An operation that is gone is named by oasdiff.
    if (!left) return []
    return roles
      .filter((role) => !left.includes(role))
      .map((role) => `${operation}: the role ${role} may no longer call it`)
  })
}

/** What stands in no line of the accepted changes, and is no comment there. */
export const unaccepted = (found: string[], accepted: string[]) =>
  found.filter((change) => !accepted.some((line) => line.trim() === change))

/**
 * The lines that were added to the accepted changes. An older acceptance was for an older change: when the same breaks
 * again, somebody has to mean it again.
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
