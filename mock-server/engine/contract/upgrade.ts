import { fromSwagger } from './swagger.ts'
import type { Fields } from './walked.ts'
import { walked } from './walked.ts'

/** Converts OpenAPI 2.0 and 3.0 to 3.1, without changing the given document; others are returned as they are. */
export function upgraded(document: Fields): Fields {
  const version = String(document.swagger ?? document.openapi ?? '')
  if (version.startsWith('2.')) return upgraded(fromSwagger(document))
  return version.startsWith('3.0') ? { ...walked(document, toSchema31), openapi: '3.1.0' } : document
}

/** Keywords to which null can only be added as an alternative. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not']
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
]

function toSchema31(schema: Fields): Fields {
  const { nullable: isNullable, ...ownFields } = withBounds(schema)
  const { allOf } = ownFields
  // A null type among the parts of `allOf` means that the whole may be null.
  const parts = Array.isArray(allOf) ? allOf.filter((part) => Object(part).type !== 'null') : []
  const nullable = isNullable === true || (Array.isArray(allOf) && parts.length < allOf.length)
  if (Array.isArray(allOf)) ownFields.allOf = parts
  if (!nullable) return ownFields
  const rules = Object.keys(ownFields).filter((name) => !ANNOTATIONS.includes(name) && !name.startsWith('x-'))
  if (COMPOSED.some((keyword) => keyword in ownFields)) {
    const annotations = Object.fromEntries(Object.entries(ownFields).filter(([key]) => !rules.includes(key)))
    const rest = Object.fromEntries(rules.map((name) => [name, ownFields[name]]))
    return { ...annotations, anyOf: [rest, { type: 'null' }] }
  }
  const { type, enum: members } = ownFields
  // `nullable` alone restricts nothing; as one of several alternatives it means null.
  if (rules.length === 0) return { ...ownFields, type: 'null' }
  return {
    ...ownFields,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(members) && { enum: [...new Set([...members, null])] }),
  }
}

/** In 3.0, true or false says whether a bound is exclusive; older drafts list the entries of a tuple in `items`. */
function withBounds({ exclusiveMinimum, exclusiveMaximum, ...schema }: Fields): Fields {
  const ownFields: Fields = { ...schema }
  if (Array.isArray(ownFields.items))
    Object.assign(ownFields, { prefixItems: ownFields.items, items: ownFields.additionalItems ?? true })
  for (const [name, excluded, bound] of [
    ['exclusiveMinimum', exclusiveMinimum, 'minimum'],
    ['exclusiveMaximum', exclusiveMaximum, 'maximum'],
  ] as const) {
    if (excluded === true && ownFields[bound] !== undefined) {
      ownFields[name] = ownFields[bound]
      delete ownFields[bound]
    } else if (excluded !== undefined && typeof excluded !== 'boolean') ownFields[name] = excluded
  }
  return ownFields
}
