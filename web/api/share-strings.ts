/**
 * Keeps one copy of each string that repeats within a parsed response, such as names and states: the parser makes a
 * new one for every row, which is a fifth of the memory of a long list. Modifies `value`; it remains equal.
 */
export function shareStrings(value: object, copies = new Map<string, string>()): void {
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'object' && member !== null) shareStrings(member, copies)
    if (typeof member !== 'string') continue
    const copy = copies.get(member)
    if (copy === undefined) copies.set(member, member)
    else Reflect.set(value, key, copy)
  }
}
