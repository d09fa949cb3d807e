import { invalid } from '../refusal.ts'
import type { Operation } from './contract.ts'

type Wanted = { status: number; example?: string | undefined }

/** A status whose answer has no body: a `Response` of it cannot even be made with an empty one. */
export const isBodiless = (status: number) => status === 204 || status === 205 || status === 304

/**
 * The body that the contract shows for a status, by name if it shows several. A status that the contract does not
 * have, such as 503, gets an error of the usual shape; undefined is no body at all.
 * @throws Refusal 400 if an example is named that is not there
 */
export function exampleOf(operation: Operation, { status, example }: Wanted, requestId: string): unknown {
  const examples = operation.examples.get(status) ?? {}
  const names = Object.keys(examples)
  if (example !== undefined && !names.includes(example)) {
    const known = names.length > 0 ? `one of ${names.join(', ')}` : 'left out'
    invalid([{ field: 'example', message: `must be ${known} for ${operation.id} ${status}` }])
  }
  const [first] = names
  const name = example ?? first
  if (name !== undefined) return examples[name]
  if (isBodiless(status)) return undefined
  if (status < 400) return {}
  return { message: `Simulated answer ${status}.`, code: 'internal', requestId }
}
