import type { Backend } from '../engine/backend.ts'
import { emptyBackend } from '../engine/empty-backend.ts'
import { memoryScenarios } from '../engine/memory/backend.ts'
import { namesOf } from '../engine/sessions/scenario-cache.ts'
import { kosha } from '../kosha/backend.ts'
import { isOfKosha } from './product.ts'

/** The behaviour behind a document: that of Kosha's own is its product's, any other's comes from the document itself. */
export function backendFor(document: unknown, isStateless = false): { backend?: Backend } {
  if (isStateless) return { backend: emptyBackend }
  return isOfKosha(document) ? { backend: kosha } : {}
}

/** The scenarios of its sessions; the first is the default. */
export const scenariosOf = ({ backend }: ReturnType<typeof backendFor>) =>
  namesOf(backend ?? { scenarios: memoryScenarios })
