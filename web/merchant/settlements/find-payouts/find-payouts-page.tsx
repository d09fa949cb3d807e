import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeferredValue, useMemo, useState } from 'react'
import { paths, pathTo } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { keepInTab, keptInTab } from '../../../session/tab-memory.ts'
import { Select } from '../../../ui/app/input.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Panel } from '../../../ui/app/panel.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatCount } from '../../format/count.ts'
import { addDays, dayOf, formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../records/settlements.ts'
import { MAX_SETTLEMENTS, settlementsQuery } from '../../records/settlements.ts'
import { Announcement } from '../../screen/announcement.tsx'
import { QueryState } from '../../screen/query-states.tsx'
import { Screen } from '../../screen/screen.tsx'
import { MAX_BYTES, textOf } from './file-text.ts'
import type { Payout } from './find-payouts.ts'
import { findPayouts } from './find-payouts.ts'
import { TOO_LARGE, UnreadableFile } from './markup-text.ts'

type OpenedText = { text: string; fileName: string }

const nothing: OpenedText = { text: '', fileName: '' }

const keptAs = (field: 'text' | 'name') => `payouts/${session.user?.id}/${field}`

/** Which payouts stand in a file of the bank, by their UTR. */
export function FindPayoutsPage() {
  const query = useQuery(settlementsQuery)
  const [opened, setOpened] = useState(() => ({
    text: keptInTab(keptAs('text')),
    fileName: keptInTab(keptAs('name')),
  }))
  const [days, setDays] = useState(60)
  const [problem, setProblem] = useState<string>()
  const searched = useDeferredValue(opened.text)

  function open(next: OpenedText) {
    const isTooLarge = next.text.length > MAX_BYTES
    setProblem(isTooLarge ? TOO_LARGE : undefined)
    if (isTooLarge) return
    keepInTab(keptAs('text'), next.text)
    keepInTab(keptAs('name'), next.fileName)
    setOpened(next)
  }

  async function openFile(file: File | undefined) {
    if (!file) return
    try {
      open({ text: await textOf(file), fileName: file.name })
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : 'This file could not be read.')
    }
  }

  return (
    <Screen
      title="Find payouts in a bank file"
      intro="Paste text from your bank, or open its file. It is searched for the UTR of each settlement in this browser: nothing is uploaded, and signing out removes the text."
      actions={
        <Link className="link" to={paths.settlements}>
          All settlements
        </Link>
      }
    >
      <Panel
        className="grid gap-4 p-4"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          void openFile(file)
        }}
      >
        <TextAreaField
          label="Text from your bank"
          rows={opened.text === '' ? 8 : 4}
          spellCheck={false}
          wrap="off"
          value={opened.fileName === '' ? opened.text : ''}
          // A field with fifty megabytes would freeze the page before it could say why.
          onPaste={(event) => {
            if (event.clipboardData.getData('text').length <= MAX_BYTES) return
            event.preventDefault()
            setProblem(TOO_LARGE)
          }}
          onChange={({ target }) => open({ text: target.value, fileName: '' })}
          error={problem}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Open a file
            <input
              type="file"
              className="sr-only"
              accept=".csv,.txt,.tsv,.xlsx,.xls,.htm,.html,text/*"
              onChange={({ target }) => {
                void openFile(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {opened.fileName !== '' && <bdi>{opened.fileName}</bdi>}
          {opened.text !== '' && (
            <Button variant="quiet" size="sm" onClick={() => open(nothing)}>
              Clear
            </Button>
          )}
          <label className="ms-auto flex items-center gap-2 whitespace-nowrap text-sm">
            Settlements of
            <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              <option value={30}>the last 30 days</option>
              <option value={60}>the last 60 days</option>
              <option value={180}>the last 180 days</option>
              <option value={366}>the last year</option>
            </Select>
          </label>
        </div>
      </Panel>
      {searched.trim() !== '' && (
        <QueryState query={query} dataName="settlements">
          {(settlements) => <Results text={searched} settlements={settlements} days={days} />}
        </QueryState>
      )}
    </Screen>
  )
}

type ResultsProps = { text: string; settlements: Settlement[]; days: number }

function Results({ text, settlements, days }: ResultsProps) {
  const { differing, missing, withoutUtr, failed, found } = useMemo(
    () => findPayouts(text, settlements, days),
    [text, settlements, days],
  )
  const since = settlements.length < MAX_SETTLEMENTS ? undefined : settlements.at(-1)?.dueOn
  const counts = [
    `${found.length} found with the same amount`,
    `${differing.length} with a different amount`,
    `${missing.length} not in this file`,
    ...(withoutUtr.length > 0 ? [`${withoutUtr.length} without a UTR`] : []),
  ]
  return (
    <div className="mt-5 grid gap-5">
      <Announcement text={`Settlements: ${counts.join(', ')}.`} />
      {since && since > addDays(dayOf(Date.now()), -days) && (
        <Note tone="warning">
          {`Only the newest ${formatCount(MAX_SETTLEMENTS)} settlements are searched for, due from ${formatDay(since)} on.`}
        </Note>
      )}
      <Payouts title="Found with a different amount" payouts={differing} />
      <Payouts title="Not in this file" payouts={missing} />
      <Payouts title="Without a UTR: cannot be found" payouts={withoutUtr} />
      <Payouts title="Failed or returned: no line expected" payouts={failed} />
      <Payouts title="Found with the same amount" payouts={found} />
    </div>
  )
}

function Payouts({ title, payouts }: { title: string; payouts: Payout[] }): ReactNode {
  if (payouts.length === 0) return null
  return (
    <Panel title={title} aside={<span className="text-muted text-sm">{formatCount(payouts.length)}</span>}>
      <ul>
        {payouts.map(({ settlement, lines }) => (
          <li key={settlement.id} className="line-b grid gap-1 border-line px-4 py-3 last:border-b-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <Link className="link" to={pathTo.settlement(settlement.id)}>
                {settlement.utr ?? settlement.id}
              </Link>
              <span className="text-muted text-sm">{`Due ${formatDay(settlement.dueOn)}`}</span>
              <span className="tnum ms-auto font-medium" translate="no">
                {formatRupees(settlement.net)}
              </span>
            </div>
            {lines.map(({ number, text }) => (
              <p key={number} className="flex gap-3 text-sm">
                <span className="flex-none text-muted">{`Line ${number}`}</span>
                <bdi className="wrap-anywhere min-w-0 font-mono text-xs">{text}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
