import type { Schema } from '../../suite/document.ts'
import type { OperationId } from '../document.ts'
import { document, operationOf, resolved } from '../document.ts'
import type { Difference } from './compare.ts'

/** What openapi.yaml says about a difference, and where the API reference explains the call. */
export function sentenceFor(operation: OperationId, { path, expected, got }: Difference): string {
  const { summary, success, responseTo } = operationOf(operation)
  const sentence =
    path === 'status'
      ? sentenceWith(operation, `${expected} ${got}`)
      : descriptionOf(responseTo(success)?.body, path)
  return `openapi.yaml: ${(sentence ?? summary).slice(0, 300)}\n(/api-reference#${operation})`
}

/** The description of a field such as `transactions.0.amount`; without one, the description of the object around it. */
function descriptionOf(body: Schema | undefined, path: string): string | undefined {
  let schema = body
  let description: string | undefined
  for (const name of path.split('.')) {
    const { items, properties = {} } = resolved(schema ?? {})
    schema = /^\d+$/.test(name) ? items : properties[name]
    description = (schema && Object(resolved(schema)).description) ?? description
  }
  return description
}

/** The first sentence with one of these codes or statuses: of the operation, or of the whole document. */
function sentenceWith(operation: OperationId, outcomes: string): string | undefined {
  const { path, method } = operationOf(operation)
  const sentences = [document.paths[path]?.[method.toLowerCase()], document].flatMap(descriptionsIn)
  const codes = outcomes.split(' ').filter((word) => /^[1-5]\d\d$|_/.test(word))
  // A code says more than a status.
  return codes
    .sort((a, b) => Number(b.includes('_')) - Number(a.includes('_')))
    .flatMap((code) => sentences.find((sentence) => new RegExp(`\\b${code}\\b`).test(sentence)) ?? [])[0]
}

function descriptionsIn(part: unknown): string[] {
  const sentences: string[] = []
  JSON.stringify(part, (name, value) => {
    if (name === 'description') sentences.push(...`${value}`.split(/(?<=\.)\s+/))
    return value
  })
  return sentences
}
