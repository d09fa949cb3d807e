import type { operations } from '#contract'
import type { OperationId } from './document.ts'

// Read off the contract here and in the mock server separately: the judge shares no code with the judged.

/** The body of the operation's success; nothing for 204. */
export type AnswerOf<Id extends OperationId> = Success<operations[Id]['responses']>

/** The JSON body that the operation takes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : Status extends 204
      ? null
      : never
}[keyof Responses]
