import { rejectInvalid } from '../rule-violation.ts'
import { isJson } from './media-types.ts'
import type { Operation } from './operation.ts'
import { responseFor } from './operation.ts'

type ExampleChoice = { status: number; example?: string | undefined }

/** What an injected error says where the document has no words for it. */
export const simulated = (status: number, requestId: string) => ({
  message: `Simulated ${status} response.`,
  code: 'internal',
  requestId,
})

/** Statuses without a body: a `Response` with one of them rejects even an empty body. */
export const isBodiless = (status: number) => status === 204 || status === 205 || status === 304

/**
 * The contract's example for a status, by name if there are several. A status that the contract does not declare,
 * such as 503, gets an error of the usual shape; undefined means no body.
 * @throws RuleViolation 400 for an unknown example name
 */
export function exampleOf(
  operation: Operation,
  { status, example }: ExampleChoice,
  requestId: string,
): unknown {
  const content = responseFor(operation, status)?.content ?? []
  const { examples = {} } = content.find(({ type }) => isJson(type)) ?? content[0] ?? {}
  const names = Object.keys(examples)
  if (example !== undefined && !names.includes(example)) {
    const choices = names.length > 0 ? `one of ${names.join(', ')}` : 'left out'
    rejectInvalid([{ field: 'example', message: `must be ${choices} for ${operation.id} ${status}` }])
  }
  const [first] = names
  const name = example ?? first
  if (name !== undefined) return examples[name]
  if (isBodiless(status)) return undefined
  if (status < 400) return {}
  return simulated(status, requestId)
}
