import { asha } from '../session/asha.testing.ts'

export const people = ['asha', 'ravi'] as const
export type Person = (typeof people)[number]

/** A session that the server has given out. */
export type Grant = { person: Person; isRemembered: boolean; isLive: boolean }
/** How a response gets lost. */
export type Loss = 'stopped' | 'lost' | 'bad gateway'

export const userOf = (person: Person) => ({ ...asha, id: `usr_${person}` })
