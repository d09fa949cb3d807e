import { CircleCheck, CirclePause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Configured, ConfiguredUpdate } from './enabled-switch.tsx'
import { EnabledSwitch } from './enabled-switch.tsx'

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
              {row.name}
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
