import { fieldError } from '../../api/errors.ts'
import { withFields } from '../../api/query-client.ts'
import { useSend } from '../../api/use-send.ts'
import { FieldSet } from '../../ui/app/form.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { labelOf } from './configured.ts'
import type { Gateway, GatewaySettings } from './gateways.ts'
import { updateGateway } from './gateways.ts'
import { SettingsDialog, Switch } from './settings-dialog.tsx'
import { useStops } from './use-stops.ts'

const modes = [
  ['test', 'Test'],
  ['live', 'Live'],
] as const

const saveGateway = withFields(updateGateway, [
  'mode',
  'priority',
  'credentials',
  'credentials.keyId',
  'credentials.secret',
])

export function GatewayDialog({ gateway, onClose }: { gateway: Gateway; onClose: () => void }) {
  const { mutate, error, isPending } = useSend(saveGateway)
  const stops = useStops()
  const stopOf = (form: FormData) => {
    const after = { ...gateway, ...switchesIn(form) }
    return stops.ofForm({ gateway: after }, gateway.enabled && !after.enabled)
  }
  const submit = (form: FormData, done: () => void) =>
    mutate({ id: gateway.id, settings: gatewaySettings(form) }, { onSuccess: done })
  return (
    <SettingsDialog
      id={gateway.id}
      title={labelOf(gateway)}
      stopOf={stopOf}
      error={error}
      messages={saveGateway.meta}
      busy={isPending}
      submit={submit}
      onClose={onClose}
    >
      <Switch label="Enabled: payments are routed here" name="enabled" on={gateway.enabled} />
      <div className="pair">
        <ChoiceField
          label="Mode"
          name="mode"
          defaultValue={gateway.mode}
          choices={modes}
          hint="In test mode, no money moves."
          error={fieldError(error, 'mode')}
        />
        <TextField
          label="Priority"
          name="priority"
          inputMode="numeric"
          defaultValue={gateway.priority}
          hint="1 is tried first."
          error={fieldError(error, 'priority')}
        />
      </div>
      <FieldSet
        legend={gateway.credentials ? `Credentials (now ${gateway.credentials.keyId})` : 'Credentials'}
      >
        <div className="pair">
          <TextField
            label="New key ID"
            name="keyId"
            autoComplete="off"
            spellCheck={false}
            error={fieldError(error, 'credentials.keyId') ?? fieldError(error, 'credentials')}
          />
          <TextField
            label="New secret"
            name="secret"
            type="password"
            autoComplete="off"
            error={fieldError(error, 'credentials.secret')}
          />
        </div>
        <p className="muted">
          Stored securely and never shown again. Leave both empty to keep the current ones.
        </p>
      </FieldSet>
    </SettingsDialog>
  )
}

const switchesIn = (form: FormData): Pick<Gateway, 'enabled' | 'mode'> => ({
  enabled: form.has('enabled'),
  mode: form.get('mode') === 'live' ? 'live' : 'test',
})

/** The form's values. An invalid priority is sent to the server, which returns a validation error. */
export function gatewaySettings(form: FormData): GatewaySettings {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [keyId, secret] = [text('keyId'), text('secret')]
  return {
    ...switchesIn(form),
    priority: Number(text('priority') || Number.NaN) || 0,
    ...((keyId || secret) && { credentials: { keyId, secret } }),
  }
}
