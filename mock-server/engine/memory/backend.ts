import type { Backend, State } from '../backend.ts'
import { FROM_CONTRACT } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { Kept } from '../empty-backend.ts'
import { emptyBackend, plainState } from '../empty-backend.ts'
import type { Clock } from '../time/clock.ts'
import { valueMaker } from '../values/values.ts'
import type { Request } from './answers.ts'
import { answer } from './answers.ts'
import { collectionsIn } from './collections.ts'
import { maker } from './making.ts'
import type { Model } from './memory.ts'
import { Memory } from './memory.ts'
import { noticesOf } from './notices.ts'
import { loaded, saved, tableOf } from './tables.ts'

export const memoryScenarios = {
  example: 'What the examples of the document show, and three of each where it has none.',
  empty: 'Nothing but what calls create.',
}

/** The backend of a document without handlers: it remembers the resources that the document declares. */
export function memoryBackend(contract: Contract): Backend {
  const document = { model: modelOf(contract) }
  return {
    ...emptyBackend,
    get operations() {
      return [...document.model.uses.keys()]
    },
    get tables() {
      return document.model.collections.filter(({ within }) => !within).map(({ name }) => name)
    },
    scenarios: memoryScenarios,
    notices: (all) => noticesOf(document.model, all),
    follow: (next) => {
      document.model = modelOf(next)
    },
    open: ({ scenario, seed }, clock) => {
      const memory = new Memory(document, { seed, isEmpty: scenario === 'empty' })
      return Promise.resolve(stateOf(memory, clock))
    },
    load: (exported, { scenario, seed }, clock, contract) => {
      const memory = new Memory(document, { seed, isEmpty: scenario === 'empty' })
      return Promise.resolve(stateOf(memory, clock, loaded(memory, exported, contract)))
    },
  }
}

const modelOf = (contract: Contract): Model => ({
  ...collectionsIn(contract),
  make: maker(contract, valueMaker(contract)),
})

function stateOf(memory: Memory, clock: Clock, kept?: Kept): State {
  const { keep, ...state } = plainState(clock, kept)
  memory.changes = state.changes
  return {
    ...state,
    copy: (other) => stateOf(memory.copy(), other, keep()),
    save: () => saved(memory, keep()),
    table: (name) => {
      const found = memory.model.collections.find((each) => each.name === name && !each.within)
      return found && tableOf(memory, found)
    },
    handle: (id, request) => {
      const use = memory.model.uses.get(id)
      // Its parts were read by the contract, where TypeScript cannot follow.
      return (use && answer(use, request as Request, memory, clock)) ?? FROM_CONTRACT
    },
  }
}
