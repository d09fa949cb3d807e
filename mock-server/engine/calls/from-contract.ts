import type { Contract } from '../contract/contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { MediaType } from '../contract/media-types.ts'
import { isJson, isRange, isText, negotiated } from '../contract/media-types.ts'
import type { DeclaredHeader, Operation } from '../contract/operation.ts'
import { responseFor } from '../contract/operation.ts'
import { HttpError } from '../http-error.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { MakeValue } from '../values/values.ts'

export type ContractResponse = {
  source: 'example' | 'generated'
  text: string
  headers: Record<string, string>
  /** Whether it has the schema that the document declares. */
  isValid: boolean
}

/** Answers a call that has no handler: with the contract's example, else with values made from its schemas. */
export function fromContract(contract: Contract, operation: Operation, valueFor: MakeValue) {
  const { id, success } = operation
  const { content = [], headers: declared = [] } = responseFor(operation, success) ?? {}

  /**
   * @param seed of the session: the same one gives the same response to the same path
   * @throws HttpError 406 if the caller accepts none of the declared types, 501 if no value has an end
   */
  return (seed: number, path: string, accept: string | null): ContractResponse => {
    const random = randomOf(`${seed} ${id} ${path}`)
    const headers = headersFrom(declared, valueFor, random)
    if (content.length === 0 || isBodiless(success))
      return { source: 'generated', text: '', headers, isValid: true }
    const media = negotiated(content, accept)
    if (!media) {
      const types = content.map(({ type }) => type).join(', ')
      throw new HttpError(406, 'unsupported_media_type', `This call answers with ${types} only.`)
    }
    const { text, ...body } = bodyOf(contract, media, valueFor, random)
    return { ...body, text, headers: { ...headers, 'content-type': concrete(media.type) } }
  }
}

export function headersFrom(declared: readonly DeclaredHeader[], valueFor: MakeValue, random: Random) {
  const headers: Record<string, string> = {}
  for (const { name, schema, example } of declared) {
    const value = example ?? valueFor(schema, random)
    if (value !== null && value !== undefined) headers[name] = [value].flat().map(String).join(',')
  }
  return headers
}

/** An example that has its own schema, otherwise a value of the schema. */
function bodyOf(
  contract: Contract,
  { type, schema, examples }: MediaType,
  valueFor: MakeValue,
  random: Random,
) {
  const isRight = (value: unknown) => schema === undefined || contract.check(schema, value, 'response').valid
  const isWhole = isJson(type) || schema?.type !== 'string'
  const fitting = Object.values(examples).find((each) => (isWhole ? isRight(each) : typeof each === 'string'))
  const isExample = fitting !== undefined
  const body = isExample
    ? fitting
    : valueFor(schema ?? (isJson(type) ? { type: 'object' } : { type: 'string' }), random)
  const text = isJson(type) || isRange(type) || typeof body !== 'string' ? JSON.stringify(body) : body
  return {
    source: isExample ? ('example' as const) : ('generated' as const),
    text,
    isValid: isExample || isRight(body),
  }
}

/** The type that is sent for a declared range. */
const concrete = (type: string) => {
  if (!isRange(type)) return type
  return isText(type) ? 'text/plain' : 'application/json'
}
