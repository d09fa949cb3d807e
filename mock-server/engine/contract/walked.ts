import { isRecord } from './requirement.ts'

export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** Fields that contain data, whatever it looks like. */
const DATA = ['example', 'examples', 'default', 'enum', 'const', 'value']
/** Fields with names as keys, instead of keywords. */
export const MAPS =
  'properties patternProperties definitions $defs schemas responses parameters headers requestBodies securitySchemes callbacks paths content links mapping'.split(
    ' ',
  )

/** The document with every object changed that may be a schema. Parts that aliases share stay shared. */
export function walked(document: Fields, change: (object: Fields) => Fields): Fields {
  const known = [new Map<object, unknown>(), new Map<object, unknown>()] as const

  function inside(value: unknown, isMap: boolean): unknown {
    if (typeof value !== 'object' || value === null) return value
    const seen = known[isMap ? 1 : 0]
    if (seen.has(value)) return seen.get(value)
    // A part that contains itself stays as it is.
    seen.set(value, value)
    const made = Array.isArray(value) ? value.map((each) => inside(each, false)) : object({ ...value }, isMap)
    seen.set(value, made)
    return made
  }

  function object(fields: Fields, isMap: boolean): Fields {
    const entries = Object.entries(fields).map(([name, each]): [string, unknown] => {
      const isData = !isMap && (DATA.includes(name) || name.startsWith('x-')) && name !== 'x-documents'
      return [name, isData ? each : inside(each, !isMap && MAPS.includes(name))]
    })
    const copy = Object.fromEntries(entries)
    return isMap ? copy : change(copy)
  }

  return object(document, false)
}
