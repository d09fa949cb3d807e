import { useMemo } from 'react'
import { proxy } from 'valtio/vanilla'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { numberedRows } from '../batch/batch-messages.ts'
import { unsent } from '../batch/batch-row.ts'
import { PasteField, Template, usePastedText } from '../batch/paste-field.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { formatRupees } from '../format/rupees.ts'
import { linkSheet } from './columns.ts'
import { linkBatch, linkWords } from './link-batch.ts'
import { readPasted } from './pasted-rows.ts'
import { RowsTable } from './rows-table.tsx'

const TOO_MANY = `At most ${linkSheet.maxRows} rows at a time.`

export const draft = () => draftOf('links/bulk')

export function PasteStep({ onClose }: { onClose: () => void }) {
  const { values, keep, discard } = draft()
  const pasted = usePastedText(values.rows ?? '')
  const { rows, ...read } = useMemo(() => readPasted(pasted.text), [pasted.text])
  const tooMany = pasted.isTooLong || read.tooMany
  const ready = rows.flatMap(({ body }) => body ?? [])
  const wrong = rows.length - ready.length
  const total = formatRupees(ready.reduce((sum, { amount }) => sum + amount, 0))
  const reading = [
    rows.length > 0 && `${numberedRows(ready.length, linkWords)}, total ${total}.`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'row needs' : 'rows need'} correction.`,
  ].filter(Boolean)

  function leave() {
    discard()
    onClose()
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => keep.onChange(event)}
    >
      <PasteField
        pasted={pasted}
        label="Rows from your spreadsheet"
        hint="Paste columns in this order: title, amount in ₹, customer name, email, phone, reference, expires on. Only title and amount are required. To use another order, include a header row."
        error={tooMany ? TOO_MANY : undefined}
        lines={rows.length > 0 ? 3 : 7}
      />
      {rows.length === 0 && <Template fileName="payment-links" sheet={linkSheet} />}
      {rows.length > 0 && <RowsTable rows={rows.map((row) => proxy(unsent(row)))} />}
      <LiveRegion text={tooMany ? TOO_MANY : reading.join(' ')} />
      <div className="dialog-actions" data-batch>
        <p aria-hidden>{reading.join(' ')}</p>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        <SendButton
          size="sm"
          aria-disabled={ready.length === 0}
          onClick={() => ready.length > 0 && void linkBatch.start(rows)}
        >
          {ready.length > 0 ? `Create ${numberedRows(ready.length, linkWords)}` : 'Create payment links'}
        </SendButton>
      </div>
    </form>
  )
}

/** The rows left to correct, as if they had been pasted. */
export const correct = (rows: string) => draft().set({ rows })
