import type { Contract } from '../contract/contract.ts'
import { exampleOf, isBodiless } from '../contract/example-response.ts'
import { negotiated } from '../contract/media-types.ts'
import type { DeclaredHeader, Operation } from '../contract/operation.ts'
import { responseFor } from '../contract/operation.ts'
import type { Random } from '../random.ts'
import { concrete, exampleOrGenerated } from '../responses/made-body.ts'
import { RuleViolation } from '../rule-violation.ts'
import type { MakeValue } from '../values/values.ts'

type ContractResponse = {
  source: 'example' | 'generated'
  text: string
  headers: Record<string, string>
  /** Whether it has the schema that the document declares. */
  isValid: boolean
}

type Wanted = {
  status: number
  /** The name of an example. */
  example?: string | undefined
  /** The header `Accept`. */
  accept: string | null
  random: Random
}

/** Answers calls of a contract: with its examples, else with values made from its schemas. */
export function contractResponder(contract: Contract, valueFor: MakeValue) {
  /**
   * The declared response for a status; undefined if there is none.
   * @throws RuleViolation 406 if the caller accepts none of the declared types, 501 if every value is endless, and 400 for an
   * unknown example
   */
  return (
    operation: Operation,
    { status, example, accept, random }: Wanted,
  ): ContractResponse | undefined => {
    const declared = responseFor(operation, status)
    if (!declared) return undefined
    const headers = headersFrom(declared.headers, valueFor, random)
    if (declared.content.length === 0 || isBodiless(status))
      return { source: 'generated', text: '', headers, isValid: true }
    const media = negotiated(declared.content, accept)
    if (!media) {
      const types = declared.content.map(({ type }) => type).join(', ')
      throw new RuleViolation('unacceptable', `This call answers with ${types} only.`)
    }
    const named = example === undefined ? undefined : exampleOf(operation, { status, example }, '')
    const body = exampleOrGenerated(contract, media, valueFor, random, named)
    return { ...body, headers: { ...headers, 'content-type': concrete(media.type) } }
  }
}

/** Headers of the connection and of the sent bytes, which only the server knows. */
const FRAMING =
  /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|trailer|upgrade|date)$/i
const NOT_IN_HEADERS = /[^\t -~\u{a0}-\u{ff}]/gu

export function headersFrom(declared: readonly DeclaredHeader[], valueFor: MakeValue, random: Random) {
  const headers: Record<string, string> = {}
  for (const { name, schema, example } of declared) {
    if (FRAMING.test(name)) continue
    const value = example ?? valueFor(schema, random)
    if (value !== null && value !== undefined)
      headers[name] = [value].flat().map(String).join(',').replaceAll(NOT_IN_HEADERS, encodeURIComponent)
  }
  return headers
}
