import { fromSwagger } from './swagger.ts'
import type { Fields } from './walked.ts'
import { walked } from './walked.ts'

/** A document of OpenAPI 2.0 or 3.0 as one of 3.1; any other as it is. The given one is not changed. */
export function upgraded(document: Fields): Fields {
  const version = String(document.swagger ?? document.openapi ?? '')
  if (version.startsWith('2.')) return upgraded(fromSwagger(document))
  return version.startsWith('3.0') ? { ...walked(document, schemaOf31), openapi: '3.1.0' } : document
}

/** Keywords of which all have to hold, so that null has to be an alternative beside them. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not']
const NOTES = [
  'title',
  'description',
  'default',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
]

function schemaOf31(schema: Fields): Fields {
  const { nullable: given, ...own } = withBounds(schema)
  const { allOf } = own
  // As a part of the whole it means that the whole may be null.
  const parts = Array.isArray(allOf) ? allOf.filter((part) => Object(part).type !== 'null') : []
  const nullable = given === true || (Array.isArray(allOf) && parts.length < allOf.length)
  if (Array.isArray(allOf)) own.allOf = parts
  if (!nullable) return own
  const rules = Object.keys(own).filter((name) => !NOTES.includes(name) && !name.startsWith('x-'))
  if (COMPOSED.some((keyword) => keyword in own)) {
    const notes = Object.fromEntries(Object.entries(own).filter(([name]) => !rules.includes(name)))
    const rest = Object.fromEntries(rules.map((name) => [name, own[name]]))
    return { ...notes, anyOf: [rest, { type: 'null' }] }
  }
  const { type, enum: members } = own
  // Alone it says nothing; as one of several alternatives it means null.
  if (rules.length === 0) return { ...own, type: 'null' }
  return {
    ...own,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(members) && { enum: [...new Set([...members, null])] }),
  }
}

/** 3.0 says with true or false whether a bound itself is excluded, and older drafts list the entries of a tuple in `items`. */
function withBounds({ exclusiveMinimum, exclusiveMaximum, ...schema }: Fields): Fields {
  const own: Fields = { ...schema }
  if (Array.isArray(own.items))
    Object.assign(own, { prefixItems: own.items, items: own.additionalItems ?? true })
  for (const [name, excluded, bound] of [
    ['exclusiveMinimum', exclusiveMinimum, 'minimum'],
    ['exclusiveMaximum', exclusiveMaximum, 'maximum'],
  ] as const) {
    if (excluded === true && own[bound] !== undefined) {
      own[name] = own[bound]
      delete own[bound]
    } else if (excluded !== undefined && typeof excluded !== 'boolean') own[name] = excluded
  }
  return own
}
