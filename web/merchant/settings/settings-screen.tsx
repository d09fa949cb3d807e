import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CirclePause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import type { Mutation } from '../../api/query-client.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { HELD_OFFLINE } from '../../loading/send-button.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { session } from '../../session/session.ts'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Switch } from '../../ui/app/switch.tsx'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../ui/app/table.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import type { Query } from '../screen/query-states.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { moveFocusOnRemoval } from '../undo/move-focus-on-removal.ts'
import type { Pending } from '../undo/pending-row.tsx'
import { PendingRow } from '../undo/pending-row.tsx'
import type { undoables } from '../undo/undoables.ts'
import type { Configured } from './configured.ts'
import { labelOf } from './configured.ts'
import type { SettingsUpdate } from './gateways.ts'
import type { Change } from './what-stops.ts'
import { useStops } from './what-stops.ts'

const StopConfirmation = lazyPart(() => import('./settings-dialog.tsx'), 'StopConfirmation')

type Column<Row> = { name: string; isNumber?: boolean; cell: (row: Row) => ReactNode }

type SettingsTableProps<Row extends Configured, Data> = {
  rows: Row[]
  /** The heading of the row's name. */
  heading: string
  /** Small text below its name, for those who see one merchant only. */
  detail?: (row: Row) => ReactNode
  columns: Column<Row>[]
  /** Whether the user's role may change a row. */
  canUpdate: boolean
  update: Mutation<Data, SettingsUpdate<{ enabled?: boolean }>>
  /** Those that are about to be switched off. */
  off: ReturnType<typeof undoables<Row>>
  /** A row as it would be, for what stops with it. */
  changeTo: (row: Row) => Change
  onOpen: (id: string) => void
}

type SettingsScreenProps<Row extends Configured, Data> = Omit<
  SettingsTableProps<Row, Data>,
  'rows' | 'canUpdate' | 'onOpen'
> & {
  title: string
  intro: string
  query: Query<Row[]>
  operation: 'updateGateway' | 'updatePaymentMethod'
  /** Above the rows, for those who may change them. */
  notice?: Elements
  /** Shown if there are no rows. */
  none: string
  dialog: (row: Row, onClose: () => void) => Elements
}

/** The screen of gateways or of payment methods. */
export function SettingsScreen<Row extends Configured, Data>(props: SettingsScreenProps<Row, Data>) {
  const { title, intro, query, operation, notice, none, dialog, ...table } = props
  const { user } = useSnapshot(session)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = query.data?.find(({ id }) => id === openedId)
  const canUpdate = can(user, operation)
  const dataName = title.toLowerCase()
  return (
    <Screen title={title} intro={intro}>
      {canUpdate ? notice : <Note className="mb-4">{permissionNote(user)}</Note>}
      <Panel className="mt-5">
        <QueryState query={query} dataName={dataName} isTable>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={`No ${dataName} yet`}>{none}</EmptyState>
            ) : (
              <SettingsTable {...table} rows={rows} canUpdate={canUpdate} onOpen={setOpenedId} />
            )
          }
        </QueryState>
      </Panel>
      <Suspense>{opened && dialog(opened, () => setOpenedId(null))}</Suspense>
    </Screen>
  )
}

/** Gateways or payment methods, with a switch and their settings. */
function SettingsTable<Row extends Configured, Data>(props: SettingsTableProps<Row, Data>) {
  const { rows, heading, detail, columns, canUpdate, update, off, changeTo, onOpen } = props
  const showMerchant = useShowsMerchant()
  const { byId, announcement } = useSnapshot(off.changes)
  const [rowToConfirm, setRowToConfirm] = useState<Row | null>(null)
  const stops = useStops()
  const switchedOff = (row: Row) => changeTo({ ...row, enabled: false })

  function turnOff(row: Row) {
    if (stops.stopOf(switchedOff(row))?.isAll) setRowToConfirm(row)
    else off.begin(row)
  }

  function confirmed(row: Row) {
    setRowToConfirm(null)
    off.begin(row)
    off.now(row.id)
  }

  return (
    <>
      <Table
        areCards
        label={`${heading}s`}
        head={
          <tr>
            <HeadCell>{heading}</HeadCell>
            <HeadCell>State</HeadCell>
            {columns.map(({ name, isNumber }) => (
              <HeadCell key={name} isNumber={isNumber} className="max-xl:whitespace-normal">
                {name}
              </HeadCell>
            ))}
            {canUpdate && <HeadCell isNumber>Actions</HeadCell>}
          </tr>
        }
      >
        {rows.map((row) => {
          const change = pendingOf(byId[row.id])
          return (
            <TableRow key={row.id}>
              {change ? (
                <PendingRow
                  change={change}
                  columns={columns.length + 3}
                  title={`Switching off ${labelOf(row)}…`}
                  note={stops.sentence(switchedOff(row))}
                  nowLabel="Switch off now"
                  onNow={() => off.now(row.id)}
                  onUndo={() => off.undo(row)}
                />
              ) : (
                <>
                  <NameCell>
                    <span translate="no">{row.name}</span>
                    <CellNote>{showMerchant ? row.merchantName : detail?.(row)}</CellNote>
                  </NameCell>
                  <Cell label="State">
                    {canUpdate ? (
                      <EnabledSwitch row={row} update={update} onOff={() => turnOff(row)} />
                    ) : (
                      <EnabledBadge enabled={row.enabled} />
                    )}
                  </Cell>
                  {columns.map(({ name, isNumber, cell }) => (
                    <Cell key={name} label={name} isNumber={isNumber}>
                      {cell(row)}
                    </Cell>
                  ))}
                  {canUpdate && (
                    <Cell isNumber>
                      <Button
                        variant="quiet"
                        size="sm"
                        // Its text, not its padding, ends with the column.
                        className="-me-3.5 max-sm:ms-auto sm:-my-2"
                        aria-label={`Settings of ${labelOf(row)}`}
                        onClick={() => onOpen(row.id)}
                      >
                        Settings
                      </Button>
                    </Cell>
                  )}
                </>
              )}
            </TableRow>
          )
        })}
      </Table>
      <LiveRegion text={announcement} />
      <Suspense>
        {rowToConfirm && (
          <StopConfirmation
            name={labelOf(rowToConfirm)}
            sentence={stops.sentence(switchedOff(rowToConfirm))}
            onKeep={() => setRowToConfirm(null)}
            onStop={() => confirmed(rowToConfirm)}
          />
        )}
      </Suspense>
    </>
  )
}

/** A failure is shown in a toast, and leaves nothing to undo. */
const pendingOf = (change: Pending | { step: 'failed' } | undefined) =>
  change?.step === 'failed' ? undefined : change

const EnabledBadge = ({ enabled }: { enabled: boolean }) => (
  <Badge tone={enabled ? 'success' : 'neutral'} icon={enabled ? CircleCheck : CirclePause}>
    {enabled ? 'Enabled' : 'Disabled'}
  </Badge>
)

type EnabledSwitchProps<Data> = {
  row: Configured
  update: SettingsTableProps<Configured, Data>['update']
  onOff: () => void
}

/** On at once, shown before the server has responded; off after what that stops was said. */
function EnabledSwitch<Data>({ row, update, onOff }: EnabledSwitchProps<Data>) {
  const { mutate, isPending } = useMutation(update)
  const isOffline = useOffline()
  const { id, enabled } = row
  const looksOn = isPending || enabled

  function turn() {
    if (isPending || isOffline) return
    if (enabled) onOff()
    else mutate({ id, settings: { enabled: true }, subject: `${labelOf(row)} is switched on` })
  }

  return (
    <div
      className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1 whitespace-nowrap"
      ref={moveFocusOnRemoval}
    >
      <Switch
        isOn={looksOn}
        aria-busy={isPending || undefined}
        aria-label={`${labelOf(row)} is enabled`}
        aria-disabled={isOffline}
        title={isOffline ? HELD_OFFLINE : undefined}
        data-focus-target
        onClick={turn}
      />
      <span>{looksOn ? 'Enabled' : 'Disabled'}</span>
    </div>
  )
}
