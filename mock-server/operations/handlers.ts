import type { operations } from '#contract'
import type { OperationId } from '../contract/contract.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'

/**
 * The handlers of some operations. `satisfies HandlersFor<'listPaymentLinks' | …>` makes an unknown operation, a
 * wrong parameter or a missing field an error on its own line; `mount` refuses what the contract lacks.
 */
export type HandlersFor<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/**
 * Success is returned, failure is thrown as a `Refusal`. What is thrown must not have changed anything. A handler does
 * not wait for anything: each request is one step, so that requests that arrive at once cannot come between.
 */
export type Handler<Id extends OperationId> = (request: RequestOf<Id>, store: Store) => AnswerOf<Id>

export type RequestOf<Id extends OperationId> = {
  path: Given<operations[Id]['parameters'], 'path'>
  query: Given<operations[Id]['parameters'], 'query'>
  header: Given<operations[Id]['parameters'], 'header'>
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
} & (Id extends PublicId ? unknown : { caller: Caller })

/** The body of the operation's success; nothing for 204. */
export type AnswerOf<Id extends OperationId> = Success<operations[Id]['responses']>

/** Operations that the contract declares with `security: []`; mount.test.ts holds this list to the document. */
export type PublicId = 'signIn' | 'register' | 'requestPasswordReset' | 'resetPassword'

/** Fields that a handler returns and the contract does not have: `never` where all is well. */
export type Undeclared<Handlers extends HandlersFor<OperationId>> = {
  [Id in OperationId]: Exclude<keyof ReturnType<Handlers[Id]>, keyof AnswerOf<Id>>
}[OperationId]

type Given<Parameters, Place extends string> = Parameters extends { [Key in Place]?: infer Values }
  ? NonNullable<Values>
  : Record<string, never>

type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : Status extends 204
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 returns nothing
        void
      : never
}[keyof Responses]
