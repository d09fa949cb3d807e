import type { MockSession } from '../sessions/mock-session.ts'
import type { Call } from './call.ts'

export type Env = {
  Variables: { session: MockSession; call: Call }
  Bindings: {
    /** Called once the call has taken effect. A fault may delay the response itself. */
    onHandled?: () => void
  }
}
