import type { OpenApiDocument } from './document.ts'
import { fieldsOf } from './fields.ts'
import type { ApiReference, Call, ErrorCode } from './model.ts'

/**
 * Every code of the contract's `ErrorBody`: its meaning, what to do about it, and the responses that use it.
 * @throws Error if a code lacks its meaning, or a meaning its code
 */
export function errorCodesOf({ components }: OpenApiDocument, calls: Call[]): ErrorCode[] {
  const { enum: codes = [], 'x-error-codes': meanings = {} } =
    components.schemas.ErrorBody?.properties?.code ?? {}
  const unknown = Object.keys(meanings).filter((code) => !codes.includes(code))
  if (unknown.length > 0) throw new Error(`x-error-codes explains what is no code: ${unknown.join(', ')}`)
  return codes.map((code) => {
    const explained = meanings[code]
    if (!explained) throw new Error(`x-error-codes does not explain ${code}`)
    return { code, ...explained, responses: responsesWith(code, calls) }
  })
}

function responsesWith(code: string, calls: Call[]): ErrorCode['responses'] {
  const responses = new Map<string, ErrorCode['responses'][number]>()
  for (const { id, errors } of calls) {
    for (const { status, description } of errors.filter((error) => error.codes.includes(code))) {
      const response = responses.get(status + description) ?? { status, description, calls: [] }
      responses.set(status + description, { ...response, calls: [...response.calls, id] })
    }
  }
  return [...responses.values()]
}

/** The fields of an error, and those of the field errors in it. */
export function errorFormOf({ components }: OpenApiDocument): ApiReference['error'] {
  const fields = (name: string, prefix = '') =>
    fieldsOf(components.schemas, { $ref: `#/components/schemas/${name}` }, new Set(), prefix)
  const example = components.responses.BadRequest?.content?.['application/json'].example
  return {
    fields: [...fields('ErrorBody'), ...fields('FieldError', 'errors.')],
    example: JSON.stringify(example, null, 2),
  }
}
