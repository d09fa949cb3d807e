import { isXml } from '../contract/media-types.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema, Schemas } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import { withoutReferences } from '../values/merged-schema.ts'

/** A value as a body of this type: XML or JSON. */
export const bodyText = (value: unknown, type: string, schema: Schema, schemas: Schemas): string =>
  isXml(type) ? xmlText(value, schema, schemas) : JSON.stringify(value)

/** A value as XML, with the names, attributes, wrappers and namespaces that `xml` gives the parts of its schema. */
function xmlText(value: unknown, schema: Schema, schemas: Schemas): string {
  const plain = (given: Schema | boolean) => withoutReferences(resolve(given, schemas), schemas)

  /** A list without `wrapped` is several elements. */
  function elements(name: string, given: unknown, of: Schema): string {
    if (!Array.isArray(given)) return element(name, given, of)
    const items = plain(of.items ?? {})
    const inside = given.map((each) => elements(items.xml?.name ?? name, each, items)).join('')
    return of.xml?.wrapped ? tagged(name, of, '', inside) : inside
  }

  function element(name: string, given: unknown, of: Schema): string {
    if (!isRecord(given)) return tagged(name, of, '', given === null ? '' : escaped(given))
    let [attributes, inside] = ['', '']
    for (const [field, each] of Object.entries(given)) {
      const part = plain(of.properties?.[field] ?? {})
      const { name: own = field, attribute } = part.xml ?? {}
      if (attribute) attributes += ` ${own}="${escaped(each)}"`
      else inside += elements(own, each, part)
    }
    return tagged(name, of, attributes, inside)
  }

  const root = plain(schema)
  const whole = Array.isArray(value) ? { ...root, xml: { ...root.xml, wrapped: true } } : root
  return `<?xml version="1.0" encoding="UTF-8"?>${elements(root.xml?.name ?? 'root', value, whole)}`
}

function tagged(name: string, { xml = {} }: Schema, attributes: string, inside: string): string {
  const { prefix, namespace } = xml
  const tag = prefix === undefined ? name : `${prefix}:${name}`
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  const all = (namespace === undefined ? '' : ` ${declared}="${escaped(namespace)}"`) + attributes
  return inside === '' ? `<${tag}${all}/>` : `<${tag}${all}>${inside}</${tag}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: unknown) => String(value).replaceAll(/[&<>"]/g, (each) => ENTITIES[each] ?? each)
