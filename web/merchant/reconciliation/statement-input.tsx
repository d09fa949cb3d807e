import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { numbered } from '../format/count.ts'
import type { OpenedStatement } from './opened-statement.ts'
import { MAX_BYTES, TOO_LARGE, textOf, UnreadableFile } from './statement/statement-file.ts'

type StatementInputProps = { statement: OpenedStatement; onOpen: (statement: OpenedStatement) => void }

/** A field for pasted lines. A file is only named: a field with ten thousand lines would make the page slow. */
export function StatementInput({ statement, onOpen }: StatementInputProps) {
  const { text, name } = statement
  const [problem, setProblem] = useState<string>()

  async function openFile(file: File | undefined) {
    if (!file) return
    try {
      onOpen({ text: await textOf(file), name: file.name })
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : 'This file could not be read.')
    }
  }

  return (
    <div className="sheet statement">
      <TextAreaField
        label="Bank statement"
        rows={text === '' ? 8 : 4}
        spellCheck={false}
        wrap="off"
        value={name === '' ? text : ''}
        // A field with fifty megabytes would freeze the page before it could say why.
        onPaste={(event) => {
          if (event.clipboardData.getData('text').length <= MAX_BYTES) return
          event.preventDefault()
          setProblem(TOO_LARGE)
        }}
        onChange={({ target }) => {
          setProblem(target.value.length > MAX_BYTES ? TOO_LARGE : undefined)
          if (target.value.length <= MAX_BYTES) onOpen({ text: target.value, name: '' })
        }}
        hint="A table of any bank with its row of headings, or one movement a line with its day, UTR, amount and balance."
        error={problem}
      />
      <div className="row">
        <label className="button" data-variant="secondary" data-size="sm">
          Open a file
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.tsv,.xlsx,.xls,.htm,.html,text/*,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ target }) => {
              void openFile(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {name !== '' && (
          <span className="opened-file">
            <bdi>{name}</bdi>
            <span>{`, ${numbered(text.split('\n').length, 'line')}`}</span>
          </span>
        )}
        {text !== '' && (
          <Button variant="quiet" size="sm" onClick={() => onOpen({ text: '', name: '' })}>
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}
