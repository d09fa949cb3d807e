import type { Backend, State } from '../backend.ts'
import { FROM_CONTRACT } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { Kept } from '../empty-backend.ts'
import { emptyBackend, plainState } from '../empty-backend.ts'
import type { JournalBudget } from '../journal/journal.ts'
import { rejectUnprocessable } from '../rule-violation.ts'
import type { Clock } from '../time/clock.ts'
import { valueMaker } from '../values/values.ts'
import type { Request } from './answers.ts'
import { answer } from './answers.ts'
import { collectionsIn } from './collections.ts'
import { maker } from './making.ts'
import type { Model } from './memory.ts'
import { Memory } from './memory.ts'
import { noticesOf } from './notices.ts'
import type { RememberedExport } from './tables.ts'
import { loaded, saved, tableOf, tablesOf } from './tables.ts'

export const memoryScenarios = {
  example: 'What the examples of the document show, and three of each where it has none.',
  empty: 'Nothing but what calls create.',
}

/** The backend of a document without handlers: it remembers the resources that the document declares. */
export function memoryBackend(contract: Contract, budget: JournalBudget): Backend {
  const document = { model: modelOf(contract), budget }
  const memoryOf = ({ scenario, seed }: { scenario: string; seed: number }) =>
    new Memory(document, { seed, isEmpty: scenario === 'empty' })
  return {
    ...emptyBackend,
    get operations() {
      return [...document.model.uses.keys()]
    },
    get tables() {
      return tablesOf(document.model).map(({ name }) => name)
    },
    scenarios: memoryScenarios,
    notices: (printsAll) => noticesOf(document.model, printsAll),
    follow: (next) => {
      document.model = modelOf(next)
    },
    open: (start, clock) => Promise.resolve(stateOf(memoryOf(start), clock)),
    load: async (exported, start, clock) => {
      const memory = memoryOf(start)
      const kept = await loaded(memory, exported as RememberedExport)
      if (!budget.hasRoom(memory.text))
        rejectUnprocessable('That is more than all sessions may remember.', [])
      return stateOf(memory, clock, kept)
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
    get text() {
      return memory.text
    },
    copy: (other) => stateOf(memory.copy(), other, keep()),
    save: () => saved(memory, keep()),
    table: (name) => {
      const found = tablesOf(memory.model).find((collection) => collection.name === name)
      return found && tableOf(memory, found)
    },
    handle: (id, request) => {
      const use = memory.model.uses.get(id)
      // Its parts were read by the contract, where TypeScript cannot follow.
      return (use && answer(use, request as Request, memory, clock)) ?? FROM_CONTRACT
    },
  }
}
