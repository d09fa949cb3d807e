import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldError } from '../../api/errors.ts'
import { withFields } from '../../api/query-client.ts'
import { useSend } from '../../api/use-send.ts'
import { CheckField } from '../../ui/app/checkbox.tsx'
import { FieldSet, FormFailure } from '../../ui/app/form.tsx'
import { errorSentence } from '../../ui/error-sentence.ts'
import { AmountField } from '../dialogs/amount-field.tsx'
import { amountError } from '../dialogs/form-parts.tsx'
import { amountProblem, parseRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf } from './configured.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { updatePaymentMethod } from './payment-methods.ts'
import { SettingsDialog, Switch } from './settings-dialog.tsx'
import { useStops } from './use-stops.ts'

const saveMethod = withFields(updatePaymentMethod, ['minAmount', 'maxAmount', 'gatewayIds'])

export function PaymentMethodDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { mutate, error, isPending } = useSend(saveMethod)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const stops = useStops()
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, string>>(new Map())
  const fitting = gateways.filter(
    ({ merchantId, methods }) => merchantId === method.merchantId && methods.includes(method.type),
  )

  function submit(form: FormData, done: () => void) {
    const typed = ['minAmount', 'maxAmount'].map((name) => [name, String(form.get(name))] as const)
    const [minAmount, maxAmount] = typed.map(([, text]) => parseRupees(text))
    setUnreadable(
      new Map(
        typed.flatMap(([name, text]) => (parseRupees(text) === null ? [[name, amountProblem(text)]] : [])),
      ),
    )
    if (minAmount == null || maxAmount == null) return
    const settings = { ...switchesIn(form), minAmount, maxAmount }
    mutate({ id: method.id, settings }, { onSuccess: done })
  }

  const switchesIn = (form: FormData) => ({
    enabled: form.has('enabled'),
    ...(fitting.length > 0 && { gatewayIds: form.getAll('gatewayIds').map(String) }),
  })

  const stopOf = (form: FormData) => {
    const after = { ...method, ...switchesIn(form) }
    return stops.ofForm({ method: after }, method.enabled && !after.enabled)
  }

  const amount = (name: string) => unreadable.get(name) ?? amountError(error, name)
  const gatewayError = fieldError(error, 'gatewayIds')
  return (
    <SettingsDialog
      id={method.id}
      title={labelOf(method)}
      stopOf={stopOf}
      error={error}
      unreadable={unreadable}
      messages={saveMethod.meta}
      busy={isPending}
      submit={submit}
      onClose={onClose}
    >
      <Switch label="Enabled: customers can choose it" name="enabled" on={method.enabled} />
      <div className="pair">
        <AmountField
          label="Smallest amount in ₹"
          name="minAmount"
          defaultValue={rupeesForInput(method.minAmount)}
          error={amount('minAmount')}
        />
        <AmountField
          label="Largest amount in ₹"
          name="maxAmount"
          defaultValue={rupeesForInput(method.maxAmount)}
          error={amount('maxAmount')}
        />
      </div>
      {fitting.length > 0 && (
        <FieldSet legend="Available gateways">
          {fitting.map(({ id, name }) => (
            <CheckField key={id} name="gatewayIds" value={id} defaultChecked={method.gatewayIds.includes(id)}>
              {name}
            </CheckField>
          ))}
          {gatewayError && <FormFailure>{errorSentence('Available gateways', gatewayError)}</FormFailure>}
        </FieldSet>
      )}
    </SettingsDialog>
  )
}
