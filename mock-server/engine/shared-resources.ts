import type { Backend } from './backend.ts'
import type { Contract } from './contract/contract.ts'
import { readContract } from './contract/contract.ts'
import { ScenarioCache } from './sessions/scenario-cache.ts'

/** Immutable resources that several servers of one process may share. */
export type SharedResources = { contract: Contract; control: Contract; scenarios: ScenarioCache }

/** @throws Error with one line, if a document cannot be read */
export const sharedResources = (
  documents: { contract: unknown; control: unknown },
  backend: Backend,
): SharedResources => ({
  contract: readContract(documents.contract),
  control: readContract(documents.control),
  scenarios: new ScenarioCache(backend),
})
