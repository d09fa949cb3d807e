import type { operations } from '#contract'
import type { OperationId } from '../contract/contract.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'

/**
 * The handlers of some operations. `satisfies HandlersFor<'listPaymentLinks' | …>` turns an unknown operation, a
 * wrong parameter or a missing field into an error on its own line; `mount` rejects operations that the contract
 * lacks.
 */
export type HandlersFor<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/**
 * Success is returned, failure is thrown as a `Refusal`, which must not have changed anything. Handlers are
 * synchronous: each request is atomic, so concurrent requests cannot interleave.
 */
export type Handler<Id extends OperationId> = (request: RequestOf<Id>, store: Store) => ResponseOf<Id>

export type RequestOf<Id extends OperationId> = {
  path: Given<operations[Id]['parameters'], 'path'>
  query: Given<operations[Id]['parameters'], 'query'>
  header: Given<operations[Id]['parameters'], 'header'>
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
} & (Id extends PublicId ? unknown : { caller: Caller })

/** The response body of the operation's success; undefined for 204. */
export type ResponseOf<Id extends OperationId> = Success<operations[Id]['responses']>

/** Operations that the contract declares with `security: []`; mount.test.ts compares this list with the document. */
export type PublicId = 'signIn' | 'register' | 'requestPasswordReset' | 'resetPassword'

/** Fields that a handler returns but the contract does not declare; `never` if there are none. */
export type Undeclared<Handlers extends HandlersFor<OperationId>> = {
  [Id in OperationId]: Exclude<keyof ReturnType<Handlers[Id]>, keyof ResponseOf<Id>>
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
