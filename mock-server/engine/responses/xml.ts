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
  const plain = (declared: Schema | boolean) => withoutReferences(resolve(declared, schemas), schemas)

  /** A list without `wrapped` is several elements. */
  function elements(name: string, content: unknown, declared: Schema): string {
    if (!Array.isArray(content)) return element(name, content, declared)
    const items = plain(declared.items ?? {})
    const inside = content.map((item) => elements(items.xml?.name ?? name, item, items)).join('')
    return declared.xml?.wrapped ? tagged(name, declared, '', inside) : inside
  }

  function element(name: string, content: unknown, declared: Schema): string {
    if (!isRecord(content)) return tagged(name, declared, '', content === null ? '' : escaped(content))
    let [attributes, inside] = ['', '']
    for (const [field, child] of Object.entries(content)) {
      const part = plain(declared.properties?.[field] ?? {})
      const { name: xmlName = field, attribute } = part.xml ?? {}
      if (attribute) attributes += ` ${xmlName}="${escaped(child)}"`
      else inside += elements(xmlName, child, part)
    }
    return tagged(name, declared, attributes, inside)
  }

  const root = plain(schema)
  const wrappedRoot = Array.isArray(value) ? { ...root, xml: { ...root.xml, wrapped: true } } : root
  return `<?xml version="1.0" encoding="UTF-8"?>${elements(root.xml?.name ?? 'root', value, wrappedRoot)}`
}

function tagged(name: string, { xml = {} }: Schema, attributes: string, inside: string): string {
  const { prefix, namespace } = xml
  const tag = prefix === undefined ? name : `${prefix}:${name}`
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  const attributeText = (namespace === undefined ? '' : ` ${declared}="${escaped(namespace)}"`) + attributes
  return inside === '' ? `<${tag}${attributeText}/>` : `<${tag}${attributeText}>${inside}</${tag}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: unknown) =>
  String(value).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
