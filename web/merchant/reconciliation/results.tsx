import { useId } from 'react'
import { pathTo } from '../../paths.ts'
import { Note } from '../../ui/app/note.tsx'
import { Link } from '../../ui/link.tsx'
import type { Columns } from '../csv/csv.ts'
import { csvOf } from '../csv/csv.ts'
import { CsvExport } from '../csv/csv-export.tsx'
import { numbered } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Reconciliation, Settlement } from './match.ts'
import { differenceSentence, notes, returnedSentence, summary, toneOf } from './sentences.ts'
import type { Statement, StatementLine, UnreadLine } from './statement/read-statement.ts'

type Row = {
  id: string
  settlement?: Settlement | undefined
  line?: StatementLine | UnreadLine | undefined
  says: string
}

/** What needs a look comes first, what agrees last. */
export function Results({ result, statement }: { result: Reconciliation; statement: Statement }) {
  const groups = groupsOf(result)
  return (
    <div className="reconciled">
      <div className="reconciled-head">
        <p className="reconciled-summary" data-tone={toneOf(result)}>
          {summary(result)}
        </p>
        {groups.length > 0 && (
          <CsvExport
            fileName={(today) => `bank-statement-match-${today}.csv`}
            label="Result as CSV"
            collect={async () =>
              csvOf(
                columns,
                groups.flatMap(({ rows }) => rows),
              )
            }
          />
        )}
      </div>
      {notes(statement, result.outgoing).map((sentence) => (
        <Note key={sentence} className="mb-4">
          {sentence}
        </Note>
      ))}
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

/** The lists of the result that have rows. */
function groupsOf(result: Reconciliation): GroupProps[] {
  const { agreeing, differing, repeated, returned, unclear, unread, missingInBank, mayCome, unmatched } =
    result
  const groups = [
    {
      title: `${numbered(unread.length, 'line')} could not be read`,
      rows: unread.map((line) =>
        row({ line, settlement: unclear.find((each) => each.line === line)?.settlement }, line.reason),
      ),
    },
    {
      title: `${numbered(returned.length, 'settlement')} returned`,
      rows: returned.map((pair) => row(pair, returnedSentence(pair.line, pair.settlement.net))),
    },
    {
      title: numbered(differing.length, 'amount differs', 'amounts differ'),
      rows: differing.map(({ difference, ...pair }) => row(pair, differenceSentence(difference))),
    },
    {
      title: `${numbered(missingInBank.length, 'settlement')} not in the statement`,
      rows: missingInBank.map((settlement) =>
        row({ settlement }, 'No line with this UTR, or with this amount within three days.'),
      ),
    },
    {
      title: numbered(repeated.length, 'repeated line'),
      rows: repeated.map((pair) => row(pair, 'An earlier line has this UTR already.')),
    },
    {
      title: `${numbered(mayCome.length, 'settlement')} may come with the next statement`,
      rows: mayCome.map((settlement) =>
        row({ settlement }, 'Sent in the last days of the statement: a bank may take three days.'),
      ),
    },
    {
      title: numbered(unmatched.length, 'other credit'),
      rows: unmatched.map((line) =>
        row({ line }, 'No settlement has this UTR, or this amount within three days.'),
      ),
    },
    {
      title: numbered(agreeing.length, 'settlement agrees', 'settlements agree'),
      rows: agreeing.map(({ by, ...pair }) =>
        row(pair, by === 'utr' ? 'UTR and amount agree.' : 'Amount and day agree; the line shows no UTR.'),
      ),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

const columns: Columns<Row> = [
  ['Result', ({ says }) => says],
  ['Settlement', ({ settlement }) => settlement?.id],
  ['UTR', ({ settlement }) => settlement?.utr],
  ['Settled (INR)', ({ settlement }) => settlement && { paise: settlement.net }],
  ['Line', ({ line }) => line?.number],
  ['Day', ({ line }) => movementOf(line)?.day],
  ['In the bank (INR)', ({ line }) => movementOf(line) && { paise: movementOf(line)?.amount ?? 0 }],
  ['Line of the statement', ({ line }) => line?.text],
]

const movementOf = (line: Row['line']) => (line && 'amount' in line ? line : undefined)

function row({ settlement, line }: Pick<Row, 'settlement' | 'line'>, says: string): Row {
  return { id: `${settlement?.id} ${line?.number}`, settlement, line, says }
}

/** Beyond this many rows nobody reads on, and the page would become slow. */
const MAX_SHOWN = 200

type GroupProps = { title: string; rows: Row[] }

function Group({ title, rows }: GroupProps) {
  const id = useId()
  return (
    <section className="sheet">
      <header>
        <h2 id={id}>{title}</h2>
        {rows.length > MAX_SHOWN && <span className="muted">The first {MAX_SHOWN} are shown.</span>}
      </header>
      <table className="ledger" data-cards aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Settlement</th>
            <th scope="col">Line of the statement</th>
            <th scope="col" className="number">
              Settled
            </th>
            <th scope="col" className="number">
              In the bank
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_SHOWN).map((each) => (
            <GroupRow key={each.id} {...each} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GroupRow({ settlement, line, says }: Row) {
  const movement = movementOf(line)
  return (
    <tr>
      <th scope="row" data-label="Settlement">
        <span>
          {settlement ? (
            <Link to={pathTo.settlement(settlement.id)}>{settlement.utr ?? settlement.id}</Link>
          ) : (
            <span>—</span>
          )}
          <small>{says}</small>
        </span>
      </th>
      <td data-label="Line">
        <span>
          {line ? <bdi>{line.text}</bdi> : <span>—</span>}
          {line && (
            <small>
              {[`Line ${line.number}`, movement && formatDay(movement.day)].filter(Boolean).join(', ')}
            </small>
          )}
        </span>
      </td>
      <td data-label="Settled" className="number money" translate="no">
        {settlement ? formatRupees(settlement.net) : '—'}
      </td>
      <td data-label="In the bank" className="number money" translate="no">
        {movement ? formatRupees(movement.amount) : '—'}
      </td>
    </tr>
  )
}
