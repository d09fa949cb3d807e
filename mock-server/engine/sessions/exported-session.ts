import type { Backend } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import { invalid, unprocessable } from '../http-error.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { WebhookState } from '../webhooks/deliveries.ts'
import { exportedWebhooks, importedWebhooks } from '../webhooks/exported-webhooks.ts'
import type { MockSession } from './mock-session.ts'

export type SessionExport = components['schemas']['SessionExport']

const VERSION = 3

/** Everything that a session stores at the moment, as JSON. Later changes of the session are not in it. */
export const exported = ({ start, clock, state, webhooks }: MockSession): SessionExport => ({
  version: VERSION,
  ...start,
  clock: clock.save(),
  ...state.save(),
  webhooks: exportedWebhooks(webhooks.save()),
})

type Documents = { backend: Backend; control: Contract; contract: Contract; server: Clock }

/**
 * The session that an export describes, checked while other calls are served, since it may be large. All of it is
 * checked before any of it replaces what is there.
 * @throws HttpError 422 for another version, 400 for what does not conform
 */
export async function imported(
  file: { version: number },
  { backend, control, contract, server }: Documents,
): Promise<Pick<MockSession, 'start' | 'clock' | 'state'> & { webhooks: WebhookState }> {
  if (file.version !== VERSION) {
    unprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/SessionExport' }, file)
  if (!shape.valid) invalid(shape.errors)
  const {
    scenario,
    seed,
    rateLimit,
    omitOptionalFields = [],
    clock: clockState,
    webhooks,
    ...data
  } = shape.value as SessionExport
  const start = { scenario, seed, rateLimit, omitOptionalFields }
  const clock = new MovableClock(server, clockStateFrom(clockState))
  const state = await backend.load(data, start, clock, contract)
  return { start, webhooks: importedWebhooks(webhooks, { backend, contract }), clock, state }
}

function clockStateFrom({ fixedAt, ahead }: SessionExport['clock']): ClockState {
  if (fixedAt !== undefined) return { fixedAt }
  return { ahead: ahead ?? 0 }
}
