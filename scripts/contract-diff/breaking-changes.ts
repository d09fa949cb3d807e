import { parse } from 'yaml'

type Change = { operation?: string; path?: string; text: string; level: number }
type Roles = Map<string, { operation: string; path: string; roles: string[] }>

const ERROR = 3

/** The changes in oasdiff's JSON output. @throws Error with that output if it is no result */
export function changesOf(output: string): Change[] {
  const json = output.split('\n').find((line) => line.startsWith('['))
  if (json === undefined) throw new Error(`oasdiff could not compare: ${output.trim()}`)
  return JSON.parse(json)
}

/** The breaking ones, a line each. */
export function breakingChanges(changes: Change[]): string[] {
  return changes
    .filter(({ level }) => level >= ERROR)
    .map(({ operation = '', path = '', text }) => `${operation} ${path}: ${text}`.trim())
}

/** Roles that may no longer call an operation, which oasdiff does not check. */
export function roleChanges(before: string, after: string): Change[] {
  const now = rolesIn(after)
  return [...rolesIn(before)].flatMap(([name, { roles }]) => {
    const operationNow = now.get(name)
    // Removed operations are reported by oasdiff.
    if (!operationNow) return []
    const { roles: allowed, ...operation } = operationNow
    return roles
      .filter((role) => !allowed.includes(role))
      .map((role) => ({ ...operation, text: `no longer allowed for the role ${role}`, level: ERROR }))
  })
}

/** The changes without a matching line in the accepted changes, ignoring comments. */
export const unaccepted = (changes: string[], accepted: string[]) =>
  changes.filter((change) => !accepted.some((line) => line.trim() === change))

/**
 * The lines added to the accepted changes. Earlier acceptances do not count: a change that breaks again must
 * be accepted again.
 */
export const newlyAccepted = (before: string, now: string) => {
  const old = before.split('\n')
  return now.split('\n').filter((line) => !old.includes(line))
}

type Contract = { paths?: Record<string, Record<string, { 'x-roles'?: string[] }>> }

function rolesIn(text: string): Roles {
  const { paths = {} }: Contract = parse(text)
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-roles': roles = ['anybody'] }]) => [
        `${method} ${path}`,
        { operation: method.toUpperCase(), path, roles },
      ]),
    ),
  )
}
