import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CirclePause } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Mutation } from '../../api/query-client.ts'
import { HELD_OFFLINE } from '../../loading/send-button.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../dialogs/form-parts.tsx'

type Column<Row> = { name: string; className?: string; cell: (row: Row) => ReactNode }

type SettingsTableProps<Row, Data> = {
  rows: Row[]
  /** The heading of the row's name. */
  heading: string
  /** Small text below its name. */
  detail: (row: Row) => ReactNode
  columns: Column<Row>[]
  /** Updates a row; omitted for roles without permission. */
  update?: ConfiguredUpdate<Data>
  onOpen: (id: string) => void
}

/** Gateways or payment methods, with a switch and their settings. */
export function SettingsTable<Row extends Configured, Data>(props: SettingsTableProps<Row, Data>) {
  const { rows, heading, detail, columns, update, onOpen } = props
  return (
    <table className="ledger" data-cards aria-label={`${heading}s`}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">State</th>
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          ))}
          {update && (
            <th scope="col" className="number">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span>{row.name}</span>
              <small>{detail(row)}</small>
            </th>
            <td data-label="State">
              {update ? <EnabledSwitch row={row} update={update} /> : <EnabledBadge enabled={row.enabled} />}
            </td>
            {columns.map(({ name, className, cell }) => (
              <td key={name} data-label={name} className={className}>
                {cell(row)}
              </td>
            ))}
            {update && (
              <td className="number">
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Settings of ${row.name}`}
                  onClick={() => onOpen(row.id)}
                >
                  Settings
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const EnabledBadge = ({ enabled }: { enabled: boolean }) => (
  <Badge tone={enabled ? 'success' : 'neutral'} icon={enabled ? CircleCheck : CirclePause}>
    {enabled ? 'Enabled' : 'Disabled'}
  </Badge>
)

/** The common fields of a gateway and a payment method. */
type Configured = { id: string; name: string; enabled: boolean }
type ConfiguredUpdate<Data> = Mutation<Data, { id: string; settings: { enabled?: boolean } }>

type EnabledSwitchProps<Data> = { row: Configured; update: ConfiguredUpdate<Data> }

/** Optimistic; rolls back and shows the reason on failure. */
function EnabledSwitch<Data>({ row: { id, name, enabled }, update }: EnabledSwitchProps<Data>) {
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
      <span>{shown ? 'Enabled' : 'Disabled'}</span>
      <FormError error={error} messages={update.meta} />
    </div>
  )
}
