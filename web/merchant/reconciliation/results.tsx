import { useId } from 'react'
import { pathTo } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../dialogs/form-parts.tsx'
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
  const { agreeing, differing, repeated, returned, unclear, unread, missingInBank, mayCome, unmatched } =
    result
  return (
    <div className="reconciled">
      <p className="reconciled-summary" data-tone={toneOf(result)}>
        {summary(result)}
      </p>
      {notes(statement, result.outgoing).map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <Group
        title={`${numbered(unread.length, 'line')} could not be read`}
        rows={unread.map((line) =>
          row({ line, settlement: unclear.find((each) => each.line === line)?.settlement }, line.reason),
        )}
      />
      <Group
        title={`${numbered(returned.length, 'settlement')} returned`}
        rows={returned.map((pair) => row(pair, returnedSentence(pair.line, pair.settlement.net)))}
      />
      <Group
        title={numbered(differing.length, 'amount differs', 'amounts differ')}
        rows={differing.map(({ settlement, line, difference }) =>
          row({ settlement, line }, differenceSentence(difference)),
        )}
      />
      <Group
        title={`${numbered(missingInBank.length, 'settlement')} not in the statement`}
        rows={missingInBank.map((settlement) =>
          row({ settlement }, 'No line with this UTR, or with this amount within three days.'),
        )}
      />
      <Group
        title={numbered(repeated.length, 'repeated line')}
        rows={repeated.map((pair) => row(pair, 'An earlier line has this UTR already.'))}
      />
      <Group
        title={`${numbered(mayCome.length, 'settlement')} may come with the next statement`}
        rows={mayCome.map((settlement) =>
          row({ settlement }, 'Sent in the last days of the statement: a bank may take three days.'),
        )}
      />
      <Group
        title={numbered(unmatched.length, 'other credit')}
        rows={unmatched.map((line) =>
          row({ line }, 'No settlement has this UTR, or this amount within three days.'),
        )}
      />
      <Group
        title={numbered(agreeing.length, 'settlement agrees', 'settlements agree')}
        rows={agreeing.map(({ by, ...pair }) =>
          row(pair, by === 'utr' ? 'UTR and amount agree.' : 'Amount and day agree; the line shows no UTR.'),
        )}
      />
    </div>
  )
}

function row({ settlement, line }: Pick<Row, 'settlement' | 'line'>, says: string): Row {
  return { id: `${settlement?.id} ${line?.number}`, settlement, line, says }
}

/** Beyond this many rows nobody reads on, and the page would become slow. */
const MAX_SHOWN = 200

function Group({ title, rows }: { title: string; rows: Row[] }): Elements {
  const id = useId()
  if (rows.length === 0) return null
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
  const movement = line && 'amount' in line ? line : null
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
      <td data-label="Settled" className="number money">
        {settlement ? formatRupees(settlement.net) : '—'}
      </td>
      <td data-label="In the bank" className="number money">
        {movement ? formatRupees(movement.amount) : '—'}
      </td>
    </tr>
  )
}
