import type { Call } from '../../../suite/call.ts'
import type { OperationId } from '../../document.ts'
import type { Finder } from '../finder.ts'

/** A call of a sequence, made of the rows that are found when its turn comes. */
export type Step = {
  who: string
  session: number
  operation: OperationId
  call: (find: Finder) => Omit<Call, 'as'>
  after?: number
}

const LATEST = -1

/** A step that an account takes; in its latest session, unless another is named. */
export const by =
  (who: string, session = LATEST) =>
  (operation: OperationId, call: Step['call'] = () => ({}), after = 0): Step => ({
    who,
    session,
    operation,
    call,
    after,
  })

export const UNKNOWN_ID = 'nothing_has_this_id'
