import type { QueryClient } from '@tanstack/react-query'
import type { Attempt, BodyCheck } from './attempts.ts'

/** What an attempt created or changed. `url`: where customers find it. */
export type Created = { id: string; url?: string }

/** Finds the result of an attempt; null if there is none. */
export type Find<Body> = (attempt: Attempt<Body>) => Promise<Created | null>

/** A kind of request that is sent at most once, alone or in a batch: payment links or refunds. */
export type Kind<Body> = {
  isBody: BodyCheck<Body>
  /** `isQuiet`: one of many with a common toast. */
  send: (client: QueryClient, attempt: Attempt<Body>, options?: { isQuiet: boolean }) => Promise<Created>
  /** Prepares to look up the server's data. */
  lookUp: (client: QueryClient) => Promise<Find<Body>>
  words: {
    /** Such as `made` and `not made`. */
    done: string
    notDone: string
    /** What repeating a request never does, such as `pays twice`. */
    never: string
    /** The messages of a failed call and of a missing network. */
    failure: string
    network: string
  }
}

/** A kind of request that is sent from the rows of a spreadsheet. */
export type BatchKind<Column extends string, Body> = Kind<Body> & {
  /** The name under which its rows are stored. */
  name: BatchName
  columns: readonly Column[]
  words: BatchWords
  /** The column of each field of the request, for the errors of a rejected row. */
  columnOf: Readonly<Record<string, Column | undefined>>
  /** The slot that a single request of the same purpose uses too, such as `refund/txn_1`; none if there is none. */
  purposeOf?: (body: Body) => string
}

export type BatchWords = Kind<unknown>['words'] & {
  /** Such as `payment link`. */
  one: string
  many: string
  /** Such as `Creating`. */
  doing: string
  /** For a row that is missing on the server and can no longer arrive. */
  missing: string
  /** For a row with the same purpose as another unresolved request. */
  blocked: string
  /** Of the call that looks results up. */
  lookUpFailure: string
}

export const batchNames = ['bulk-links', 'bulk-refunds'] as const
export type BatchName = (typeof batchNames)[number]
