import type { Backend } from '../engine/backend.ts'
import { emptyBackend } from '../engine/empty-backend.ts'
import { kosha } from '../kosha/backend.ts'
import { isOfKosha } from './product.ts'

/** The behaviour behind a document: Kosha's own has some, any other is answered from the contract. */
export const backendFor = (document: unknown): Backend => (isOfKosha(document) ? kosha : emptyBackend)
