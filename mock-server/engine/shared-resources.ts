import type { Backend } from './backend.ts'
import type { Contract } from './contract/contract.ts'
import { readContract } from './contract/contract.ts'
import type { ControlId } from './control/handlers.ts'
import { ScenarioCache } from './sessions/scenario-cache.ts'

/** Immutable resources that several servers of one process may share. */
export type SharedResources = { contract: Contract; control: Contract<ControlId>; scenarios: ScenarioCache }

/** @throws Error with one line, if a document cannot be read */
export const sharedResources = (
  documents: { contract: unknown; control: unknown },
  backend: Backend,
): SharedResources => ({
  contract: readContract(documents.contract),
  control: readContract<ControlId>(documents.control),
  scenarios: new ScenarioCache(backend),
})
