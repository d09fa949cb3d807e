import { readFileSync } from 'node:fs'
import type { YAMLMap } from 'yaml'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** The control calls of the engine, whatever the product. */
export const engineControlDocument = () => read('../../engine/control/control.yaml')

/** The control calls of the engine with those that Kosha adds, as one document. */
export function controlDocument(): string {
  const document = parseDocument<YAMLMap>(engineControlDocument())
  const added = parseDocument<YAMLMap>(read('../../kosha/control-additions.yaml')).contents
  if (document.contents && added) merge(document.contents, added)
  return document.toString({ lineWidth: 0 })
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n')
}

/** Mappings are merged, lists joined, null removes, other values replace. */
function merge(into: YAMLMap, added: YAMLMap): void {
  for (const pair of added.items) {
    const { key, value } = pair
    const existing = into.get(key, true)
    if (isMap(existing) && isMap(value)) merge(existing as YAMLMap, value as YAMLMap)
    else if (isSeq(existing) && isSeq(value)) existing.items.push(...value.items)
    else if (isScalar(value) && value.value === null) into.delete(key)
    else into.set(key, value)
  }
}
