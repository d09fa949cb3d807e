import type { operations } from '#contract'
import type { OperationId } from './document.ts'

// Derived separately from the mock server's types: only the model shares its code.

export type ResponseOf<Id extends OperationId> = Success<operations[Id]['responses']>

type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : Status extends 204
      ? null
      : never
}[keyof Responses]
