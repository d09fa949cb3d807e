import type { FieldProblem } from '../contract/api-error.ts'
import { invalid } from '../contract/api-error.ts'
import type { Contract, Operation, Parameter } from '../contract/schema.ts'
import { named, problemsIn } from '../contract/schema.ts'

const WHOLE_NUMBER = /^(?:0|[1-9]\d*)$/

export type Query = Record<string, string[]>

export function queryFrom(search: string, blank: string): Query {
  const query: Query = {}
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const [name = '', ...rest] = pair.split('=').map((part) => decoded(part.replaceAll('+', blank)))
    query[name] = [...(Object.hasOwn(query, name) ? (query[name] ?? []) : []), rest.join('=')]
  }
  return query
}

export function problemsInQuery(contract: Contract, operation: Operation, query: Query): FieldProblem[] {
  const declared = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query')
  return Object.entries(query).flatMap(([name, values]) => {
    const parameter = declared.find((candidate) => candidate.name === name)
    if (!parameter) return [{ field: name.slice(0, 200), message: 'is not a known parameter' }]
    const schema = named(contract, parameter.schema)
    if (schema.type === 'array') return problemsIn(contract, schema, values, name)
    const [text = '', ...more] = values
    if (more.length > 0) return [{ field: name, message: 'is given more than once' }]
    if (schema.type !== 'string' && !WHOLE_NUMBER.test(text))
      return [{ field: name, message: 'must be a whole number' }]
    return problemsIn(contract, schema, schema.type === 'string' ? text : Number(text), name)
  })
}

const parametersOf = (contract: Contract, { parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((parameter) => {
    if ('name' in parameter) return [parameter]
    return contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? []
  })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw invalid([{ field: '', message: 'must be percent-encoded UTF-8' }], { cause })
  }
}
