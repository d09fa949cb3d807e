import type { Contract } from './contract/contract.ts'
import { readContract } from './contract/contract.ts'
import type { ControlId } from './control/context.ts'
import { ScenarioCache } from './sessions/scenario-cache.ts'

/** What several servers of one process may share, since it holds nothing of their sessions. */
export type SharedParts = { contract: Contract; control: Contract<ControlId>; scenarios: ScenarioCache }

/** @throws Error with one line, if a document cannot be read */
export const sharedParts = (documents: { contract: unknown; control: unknown }): SharedParts => ({
  contract: readContract(documents.contract),
  control: readContract<ControlId>(documents.control),
  scenarios: new ScenarioCache(),
})
