import type { Contract } from '../contract/contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { Operation } from '../contract/operation.ts'
import { isJson } from '../contract/read-operation.ts'
import { randomOf } from '../random.ts'
import type { MakeValue } from '../values/values.ts'

export type ContractResponse = {
  source: 'example' | 'generated'
  text: string
  headers: Record<string, string>
}

/** Answers a call that has no handler: with the contract's example, else with values made from its schemas. */
export function fromContract(contract: Contract, operation: Operation, valueFor: MakeValue) {
  const { id, success, responses, contentTypes, responseHeaders } = operation
  const schema = responses.get(success)
  const type = contentTypes.get(success)
  const examples = Object.values(operation.examples.get(success) ?? {})
  const fitting = examples.find((each) => !schema || contract.check(schema, each).valid)
  const required = (responseHeaders.get(success) ?? []).filter((each) => each.required)

  /** @param seed of the session: the same one gives the same response to the same path */
  return (seed: number, path: string): ContractResponse => {
    const random = randomOf(`${seed} ${id} ${path}`)
    const headers: Record<string, string> = {}
    for (const { name, schema: of } of required) headers[name] = String(valueFor(of, random))
    if (type === undefined || isBodiless(success)) return { source: 'generated', text: '', headers }
    headers['content-type'] = type.includes('*') ? 'text/plain' : type
    const body = fitting === undefined ? valueFor(schema ?? { type: 'string' }, random) : fitting
    const text = isJson(type) || typeof body !== 'string' ? JSON.stringify(body) : body
    return { source: fitting === undefined ? 'generated' : 'example', text, headers }
  }
}
