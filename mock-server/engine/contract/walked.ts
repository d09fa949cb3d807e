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

/** The document with every object replaced that may be a schema. Parts that aliases share stay shared. */
export function walked(document: Fields, change: (object: Fields) => Fields): Fields {
  const caches = [new Map<object, unknown>(), new Map<object, unknown>()] as const

  function inside(value: unknown, isMap: boolean): unknown {
    if (typeof value !== 'object' || value === null) return value
    const cache = caches[isMap ? 1 : 0]
    if (cache.has(value)) return cache.get(value)
    // A part that contains itself stays as it is.
    cache.set(value, value)
    const copy = Array.isArray(value) ? value.map((item) => inside(item, false)) : object({ ...value }, isMap)
    cache.set(value, copy)
    return copy
  }

  function object(fields: Fields, isMap: boolean): Fields {
    const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
      const isData = !isMap && (DATA.includes(name) || name.startsWith('x-')) && name !== 'x-documents'
      return [name, isData ? field : inside(field, !isMap && MAPS.includes(name))]
    })
    const copy = Object.fromEntries(entries)
    return isMap ? copy : change(copy)
  }

  return object(document, false)
}
