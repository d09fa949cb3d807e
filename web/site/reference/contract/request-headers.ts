import { paragraph } from './calls.ts'
import type { OpenApiDocument } from './document.ts'
import { resolve } from './document.ts'
import type { RequestHeader } from './model.ts'

/** The headers that calls take, by name, each with the calls that take it. */
export function requestHeadersOf({ paths, components }: OpenApiDocument): Record<string, RequestHeader> {
  const headers: Record<string, RequestHeader> = {}
  for (const { operationId, parameters = [] } of Object.values(paths).flatMap(Object.values)) {
    for (const parameter of parameters) {
      const { name, in: location, description, example } = resolve(components.parameters, parameter)
      if (!name || location !== 'header') continue
      headers[name] ??= { description: paragraph(description), example: String(example), calls: [] }
      headers[name].calls.push(operationId)
    }
  }
  return headers
}
