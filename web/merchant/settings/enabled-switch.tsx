import { useMutation } from '@tanstack/react-query'
import type { Mutation } from '../../api/query-client.ts'
import { HELD_OFFLINE } from '../../loading/send-button.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { FormError } from '../dialogs/form-parts.tsx'

/** The common fields of a gateway and a payment method. */
export type Configured = { id: string; name: string; enabled: boolean }
export type ConfiguredUpdate<Data> = Mutation<Data, { id: string; settings: { enabled?: boolean } }>

type EnabledSwitchProps<Data> = { row: Configured; update: ConfiguredUpdate<Data> }

/** Optimistic; rolls back and shows the reason on failure. */
export function EnabledSwitch<Data>({ row: { id, name, enabled }, update }: EnabledSwitchProps<Data>) {
  const { mutate, isPending, variables, error } = useMutation(update)
  const isOffline = useOffline()
  const shown = isPending ? (variables.settings.enabled ?? enabled) : enabled
  return (
    <div className="switched">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={shown}
        aria-busy={isPending || undefined}
        aria-label={`${name} is enabled`}
        aria-disabled={isOffline}
        title={isOffline ? HELD_OFFLINE : undefined}
        onClick={() => isPending || isOffline || mutate({ id, settings: { enabled: !enabled } })}
      />
      {shown ? 'Enabled' : 'Disabled'}
      <FormError error={error} messages={update.meta} />
    </div>
  )
}
