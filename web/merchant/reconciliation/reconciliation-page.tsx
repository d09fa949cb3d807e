import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { Link } from '../../ui/link.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { settlementsQuery } from '../settlements/settlements.ts'
import type { Settlement } from './match.ts'
import { reconcile } from './match.ts'
import { Results } from './results.tsx'
import { summary } from './sentences.ts'
import { MAX_BYTES, TOO_LARGE, textOf, UnreadableFile } from './statement/decode.ts'
import { readStatement } from './statement/read-statement.ts'
import './reconciliation.css'

/** A bank statement compared with the settlements, in this browser alone. */
export function ReconciliationPage() {
  const query = useQuery(settlementsQuery)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  async function open(file: File | undefined) {
    if (!file) return
    try {
      setText(await textOf(file))
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : 'This file could not be read.')
    }
  }

  return (
    <Screen
      title="Match a bank statement"
      intro="Paste the lines of a statement, or open it as CSV. It is compared with your settlements in this browser: nothing is uploaded or kept."
      actions={
        <Link className="link" to={paths.settlements}>
          All settlements
        </Link>
      }
    >
      <div className="sheet statement">
        <TextAreaField
          label="Bank statement"
          rows={text === '' ? 8 : 4}
          spellCheck={false}
          wrap="off"
          value={text}
          // A field with fifty megabytes would freeze the page before it could say why.
          onPaste={(event) => {
            if (event.clipboardData.getData('text').length <= MAX_BYTES) return
            event.preventDefault()
            setProblem(TOO_LARGE)
          }}
          onChange={({ target }) => {
            setProblem(target.value.length > MAX_BYTES ? TOO_LARGE : undefined)
            if (target.value.length <= MAX_BYTES) setText(target.value)
          }}
          hint="CSV of any bank with its row of headings, or one movement a line with its day, UTR and amount."
          error={problem}
        />
        <div className="row">
          <label className="button" data-variant="secondary" data-size="sm">
            Open a file
            <input
              type="file"
              className="visually-hidden"
              accept=".csv,.txt,.tsv,text/*"
              onChange={({ target }) => {
                void open(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {text !== '' && (
            <Button variant="quiet" size="sm" onClick={() => setText('')}>
              Clear
            </Button>
          )}
        </div>
      </div>
      {text.trim() !== '' && (
        <QueryState query={query} what="settlements">
          {(settlements) => <Compared text={text} settlements={settlements} />}
        </QueryState>
      )}
    </Screen>
  )
}

function Compared({ text, settlements }: { text: string; settlements: Settlement[] }) {
  const statement = useMemo(() => readStatement(text), [text])
  const result = useMemo(() => reconcile(statement, settlements), [statement, settlements])
  return (
    <>
      <LiveRegion text={summary(result)} />
      <Results result={result} statement={statement} />
    </>
  )
}
