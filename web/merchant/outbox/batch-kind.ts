import type { Attempt, BodyCheck } from './attempts.ts'

/** Finds what an attempt created: a URL or an id; null if nothing. */
export type Find<Body> = (attempt: Attempt<Body>) => Promise<string | null>

/** What a batch sends: payment links or refunds. */
export type BatchKind<Column extends string, Body> = {
  /** The name under which its rows are stored. */
  name: BatchName
  columns: readonly Column[]
  isBody: BodyCheck<Body>
  words: BatchWords
  /** @returns what was created: a URL or an id */
  send: (attempt: Attempt<Body>) => Promise<string>
  /** The column of each field of the request, for the errors of a rejected row. */
  columnOf: Readonly<Record<string, Column | undefined>>
  /** Prepares to look up what the server has. */
  lookUp: () => Promise<Find<Body>>
  /** The slot that a single request of the same purpose uses too, such as `refund/txn_1`; none if there is none. */
  purposeOf?: (body: Body) => string
}

export type BatchWords = {
  /** Such as `payment link`. */
  one: string
  many: string
  /** Such as `created`. */
  done: string
  /** Such as `Creating`. */
  doing: string
  /** What repeating a request never does, such as `creates a second link`. */
  never: string
  /** For a row that is missing on the server and can no longer arrive. */
  missing: string
  /** For a row whose purpose has another unresolved request. */
  blocked: string
  /** The messages of a failed call and of a missing network. */
  failure: string
  network: string
  /** Of the call that looks results up. */
  lookUpFailure: string
}

export const batchNames = ['bulk-links', 'bulk-refunds'] as const
export type BatchName = (typeof batchNames)[number]
