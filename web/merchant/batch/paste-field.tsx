import type { ClipboardEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy/copy-button.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { saveCsv } from '../csv/save-file.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import type { Spreadsheet } from './spreadsheet.ts'
import { MAX_CHARACTERS } from './spreadsheet.ts'
import { copiedTemplate, savedTemplate } from './template.ts'

/** The text of the field, and whether more was pasted than it takes. */
export function usePastedText(initial: string) {
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

type PasteFieldProps = {
  pasted: ReturnType<typeof usePastedText>
  label: string
  hint: string
  error: string | undefined
  lines: number
  isReadOnly?: boolean
}

export const PasteField = ({ pasted, label, hint, error, lines, isReadOnly = false }: PasteFieldProps) => (
  <TextAreaField
    label={label}
    name="rows"
    ref={focusHere}
    rows={lines}
    spellCheck={false}
    wrap="off"
    readOnly={isReadOnly}
    value={pasted.text}
    onChange={(event) => pasted.change(event.target.value)}
    onPaste={pasted.rejectTooLong}
    hint={hint}
    error={error}
  />
)

type TemplateProps<Column extends string> = { fileName: string; sheet: Spreadsheet<Column> }

export const Template = <Column extends string>({ fileName, sheet }: TemplateProps<Column>) => (
  <div className="row">
    <Button variant="secondary" size="sm" onClick={() => saveCsv(fileName, savedTemplate(sheet))}>
      Download template
    </Button>
    <span className="copied-headings muted">
      or copy the headings
      <CopyButton text={copiedTemplate(sheet)} what="headings for a spreadsheet" />
    </span>
  </div>
)
