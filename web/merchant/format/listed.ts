const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** `Setubandh, Ganga and Nandi`. */
export const listed = (names: readonly string[]): string => list.format(names)
