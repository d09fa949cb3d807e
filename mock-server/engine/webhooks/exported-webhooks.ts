import type { Backend } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import { rejectInvalid } from '../rule-violation.ts'
import { isPossible, OUT_OF_RANGE } from '../time/instant.ts'
import type { WebhookState } from './deliveries.ts'
import type { WebhookEvent } from './event.ts'

type Exported = components['schemas']['ExportedWebhooks']
type Documents = { backend: Pick<Backend, 'eventSchema'>; contract: Contract }

export const exportedWebhooks = ({ endpoint, deliveries, ...state }: WebhookState): Exported => ({
  ...state,
  ...(endpoint && { endpoint }),
  deliveries: deliveries.map(({ event, ...delivery }) => ({ ...delivery, event: { ...event } })),
})

/** @throws RuleViolation 400 for an event that does not conform to the contract, or an impossible time */
export const importedWebhooks = ({ deliveries, ...state }: Exported, documents: Documents): WebhookState => ({
  ...state,
  deliveries: deliveries.map(({ event, ...delivery }, index) => {
    const field = `webhooks.deliveries.${index}`
    const times = [delivery.nextAttemptAt, ...delivery.attempts.map(({ at }) => at)]
    if (times.some((at) => at !== undefined && !isPossible(at)))
      rejectInvalid([{ field, message: `has a time that ${OUT_OF_RANGE}` }])
    if (!delivery.request) return { ...delivery, event: eventFrom(event, `${field}.event`, documents) }
    return {
      ...delivery,
      event: { id: String(event.id), type: String(event.type), createdAt: String(event.createdAt) },
    }
  }),
})

function eventFrom(
  event: Record<string, unknown>,
  field: string,
  { backend, contract }: Documents,
): WebhookEvent {
  const schema = backend.eventSchema(String(event.type))
  if (!schema) return rejectInvalid([{ field: `${field}.type`, message: 'must be an event of the contract' }])
  const result = contract.check(schema, event)
  if (result.valid) return result.value as WebhookEvent
  return rejectInvalid(result.errors.map((error) => ({ ...error, field: `${field}.${error.field}` })))
}
