import type { ClipboardEvent } from 'react'
import { useState } from 'react'
import { SendButton } from '../../loading/send-button.tsx'
import { DialogActions } from '../../ui/app/dialog.tsx'
import { Form } from '../../ui/app/form.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { TextAreaField } from '../../ui/field/field.tsx'
import type { draftOf } from '../dialogs/drafts.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import { Announcement } from '../screen/announcement.tsx'
import type { Spreadsheet } from './spreadsheet.ts'
import { MAX_CHARACTERS } from './spreadsheet.ts'

/** The text of the field, and whether more was pasted than it takes. */
export function usePastedText(initial = '') {
  const [text, setText] = useState(initial)
  const [isTooLong, setIsTooLong] = useState(false)

  function change(next: string) {
    setIsTooLong(false)
    setText(next)
  }

  // A field with a quarter of a million lines would freeze the page for seconds.
  function rejectTooLong(event: ClipboardEvent) {
    if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return
    event.preventDefault()
    setIsTooLong(true)
  }

  return { text, isTooLong, change, rejectTooLong }
}

type PasteFormProps<Column extends string> = {
  sheet: Spreadsheet<Column>
  draft: ReturnType<typeof draftOf>
  pasted: ReturnType<typeof usePastedText>
  /** Whether the text has more rows than allowed. */
  tooMany: boolean
  label: string
  hint: string
  error?: string | null
  lines: number
  /** What was read, beside the buttons, and for screen readers. */
  summary: Elements
  announcement: string
  next: { label: string; isPossible: boolean; isBusy?: boolean; go: () => void }
  onClose: () => void
  /** The rows as they were read. */
  children?: Elements
}

/** Rows to paste from a spreadsheet. Sends nothing by itself. */
export function PasteForm<Column extends string>(props: PasteFormProps<Column>) {
  const { sheet, draft, pasted, label, hint, lines, summary, next, onClose, children } = props
  const { isPossible, isBusy = false } = next
  const tooMany = pasted.isTooLong || props.tooMany ? `At most ${sheet.maxRows} rows at a time.` : undefined

  function leave() {
    draft.discard()
    onClose()
  }

  return (
    <Form onSubmit={(event) => event.preventDefault()} onChange={(event) => draft.keep.onChange(event)}>
      <TextAreaField
        label={label}
        name="rows"
        className="whitespace-pre font-mono text-xs/body"
        ref={focusHere}
        rows={lines}
        spellCheck={false}
        wrap="off"
        readOnly={isBusy}
        value={pasted.text}
        onChange={(event) => pasted.change(event.target.value)}
        onPaste={pasted.rejectTooLong}
        hint={hint}
        error={tooMany ?? props.error ?? undefined}
      />
      {children}
      <Announcement text={tooMany ?? props.announcement} />
      <DialogActions aside={summary}>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        <SendButton
          size="sm"
          busy={isBusy}
          aria-disabled={!isPossible}
          onClick={() => isPossible && next.go()}
        >
          {next.label}
        </SendButton>
      </DialogActions>
    </Form>
  )
}
