import type { Contract } from '../contract/contract.ts'
import { exampleOf, simulated } from '../contract/example-response.ts'
import type { InjectedContent } from '../faults/faults.ts'
import { randomOf } from '../random.ts'
import type { MakeValue } from '../values/values.ts'
import { declaredErrors } from './declared-errors.ts'
import { contractResponder } from './from-contract.ts'

/**
 * The content that a fault or `Prefer` sends for a status: the declared response, where an error without an example has
 * the body of a rejection, else an error of the usual shape.
 */
export function injectedContent(contract: Contract, valueFor: MakeValue) {
  const respond = contractResponder(contract, valueFor)
  const declare = declaredErrors(contract, valueFor)
  return (accept: string | null, requestId: string): InjectedContent =>
    (operation, { status, example }) => {
      const random = randomOf(`${operation.id} ${status}`)
      const response = respond(operation, { status, example, accept, random })
      if (!response) return { body: exampleOf(operation, { status, example }, requestId) }
      const { 'content-type': contentType, ...headers } = response.headers
      if (response.text === '') return { headers }
      const made = { text: response.text, contentType, headers }
      if (status < 400 || response.source === 'example') return made
      const content = simulated(status, requestId)
      const ownError = { status, content, body: JSON.stringify(content), isBroken: false }
      const error = declare(operation, ownError, accept)
      return error.isBroken ? made : { ...made, text: error.body }
    }
}
