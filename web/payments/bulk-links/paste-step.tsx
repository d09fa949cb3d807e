import type { ClipboardEvent } from 'react'
import { useMemo, useState } from 'react'
import { proxy } from 'valtio/vanilla'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { counted } from '../batch/batch-messages.ts'
import { unsent } from '../batch/batch-row.ts'
import { saveCsv } from '../csv/save-file.ts'
import { draftOf } from '../dialogs/drafts.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import { formatRupees } from '../values/rupees.ts'
import { linkBatch, linkWords } from './link-batch.ts'
import { MAX_CHARACTERS, MAX_ROWS, readPasted } from './pasted-rows.ts'
import { RowsTable } from './rows-table.tsx'
import { copiedTemplate, savedTemplate } from './template.ts'

const TOO_MANY = `At most ${MAX_ROWS} rows at a time.`

export const draft = () => draftOf('links/bulk')

export function PasteStep({ onClose }: { onClose: () => void }) {
  const { values, keep, discard } = draft()
  const [text, setText] = useState(values.rows ?? '')
  const [isTooLong, setIsTooLong] = useState(false)
  const { rows, ...read } = useMemo(() => readPasted(text), [text])
  const tooMany = isTooLong || read.tooMany
  const ready = rows.flatMap(({ body }) => body ?? [])
  const wrong = rows.length - ready.length
  const total = formatRupees(ready.reduce((sum, { amount }) => sum + amount, 0))
  const reading = [
    rows.length > 0 && `${counted(ready.length, linkWords)}, total ${total}.`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'row needs' : 'rows need'} correction.`,
  ].filter(Boolean)

  // A field with a quarter of a million lines would freeze the page for seconds.
  function refuseTooLong(event: ClipboardEvent) {
    if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return
    event.preventDefault()
    setIsTooLong(true)
  }

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
      <TextAreaField
        label="Rows from your spreadsheet"
        name="rows"
        ref={focusHere}
        rows={rows.length > 0 ? 3 : 7}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={(event) => {
          setIsTooLong(false)
          setText(event.target.value)
        }}
        onPaste={refuseTooLong}
        hint="Paste columns in this order: title, amount in ₹, customer name, email, phone, reference, expires on. Only title and amount are required. To use another order, include a header row."
        error={tooMany ? TOO_MANY : undefined}
      />
      {rows.length === 0 && <Template />}
      {rows.length > 0 && <RowsTable rows={rows.map((row) => proxy(unsent(row)))} />}
      <LiveRegion text={tooMany ? TOO_MANY : reading.join(' ')} />
      <div className="dialog-actions" data-sticky>
        <p aria-hidden>{reading.join(' ')}</p>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        <SendButton
          size="sm"
          aria-disabled={ready.length === 0}
          onClick={() => ready.length > 0 && void linkBatch.start(rows)}
        >
          {ready.length > 0 ? `Create ${counted(ready.length, linkWords)}` : 'Create payment links'}
        </SendButton>
      </div>
    </form>
  )
}

/** The rows left to correct, as if they had been pasted. */
export const correct = (rows: string) => draft().set({ rows })

function Template() {
  return (
    <div className="row">
      <Button variant="secondary" size="sm" onClick={() => saveCsv('payment-links', savedTemplate)}>
        Download template
      </Button>
      <span className="muted">or copy the headings</span>
      <CopyButton text={copiedTemplate} what="headings for a spreadsheet" />
    </div>
  )
}
