import type { ReactNode } from 'react'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { numbered } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Reconciliation, Settlement } from './match.ts'
import { differenceSentence, leftOut, summary } from './sentences.ts'
import type { Statement, StatementLine } from './statement/read-statement.ts'

type Row = {
  id: string
  settlement?: Settlement | undefined
  line?: StatementLine | undefined
  says: string
}

/** What needs a look comes first, what agrees last. */
export function Results({ result, statement }: { result: Reconciliation; statement: Statement }) {
  const { agreeing, differing, repeated, missingInBank, unmatched, outgoing } = result
  const isClean = differing.length + repeated.length + missingInBank.length === 0
  return (
    <div className="reconciled">
      <p className="reconciled-summary" data-tone={isClean ? 'success' : 'warning'}>
        {summary(result)}
      </p>
      {leftOut(statement, outgoing).map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <Group
        title={numbered(differing.length, 'other amount')}
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
        title={`${numbered(unmatched.length, 'line')} of other money that came in`}
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

function Group({ title, rows }: { title: string; rows: Row[] }): ReactNode {
  if (rows.length === 0) return null
  return (
    <section className="sheet">
      <header>
        <h2>{title}</h2>
        {rows.length > MAX_SHOWN && <span className="muted">The first {MAX_SHOWN} are shown.</span>}
      </header>
      <table className="ledger" data-cards>
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
  return (
    <tr>
      <th scope="row" data-label="Settlement">
        <span>
          {settlement ? (
            <Link to={pathTo.settlement(settlement.id)}>{settlement.utr ?? settlement.id}</Link>
          ) : (
            '—'
          )}
          <small>{says}</small>
        </span>
      </th>
      <td data-label="Line">
        <span>
          {line ? line.text : '—'}
          {line && (
            <small>
              {[`Line ${line.number}`, line.day && formatDay(line.day)].filter(Boolean).join(', ')}
            </small>
          )}
        </span>
      </td>
      <td data-label="Settled" className="number money">
        {settlement ? formatRupees(settlement.net) : '—'}
      </td>
      <td data-label="In the bank" className="number money">
        {line ? formatRupees(line.amount) : '—'}
      </td>
    </tr>
  )
}
