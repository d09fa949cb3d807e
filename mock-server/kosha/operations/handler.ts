import type { operations } from '#contract'
import type { JsonBodyOf, ParametersIn, SuccessOf } from '../../engine/contract/operation-types.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'

type OperationId = keyof operations

/**
 * The handlers of some operations. `satisfies HandlersFor<'listPaymentLinks' | …>` turns an unknown operation, a
 * wrong parameter or a missing field into an error on its own line.
 */
export type HandlersFor<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/**
 * Success is returned, failure is thrown as a `RuleViolation`, which must not have changed anything. Handlers are
 * synchronous: each request is atomic, so concurrent requests cannot interleave.
 */
type Handler<Id extends OperationId> = (request: RequestOf<Id>, store: Store) => ResponseOf<Id>

type RequestOf<Id extends OperationId> = {
  path: ParametersIn<operations[Id], 'path'>
  query: ParametersIn<operations[Id], 'query'>
  header: ParametersIn<operations[Id], 'header'>
  body: JsonBodyOf<operations[Id]>
} & (Id extends PublicId ? unknown : { caller: Caller })

/** The response body of the operation's success; undefined for 204. */
type ResponseOf<Id extends OperationId> = SuccessOf<operations[Id]>

/** Operations that the contract declares with `security: []`; mount.test.ts compares this list with the document. */
export type PublicId = 'signIn' | 'register' | 'requestPasswordReset' | 'resetPassword'

/** Operations without a handler are answered from the contract. */
export type Handlers = Partial<HandlersFor<OperationId>>
