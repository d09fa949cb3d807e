import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useMemo, useState } from 'react'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Link } from '../../ui/link.tsx'
import { Announcement } from '../screen/announcement.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { settlementsQuery } from '../settlements/settlements.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { Settlement } from './match.ts'
import { reconcile } from './match.ts'
import type { ReadStatement } from './opened-statement.ts'
import { useOpenedStatement } from './opened-statement.ts'
import { Results } from './results.tsx'
import { summary } from './sentences.ts'
import { StatementInput } from './statement-input.tsx'
import './reconciliation.css'

/** A bank statement compared with the settlements, in this browser alone. */
export function ReconciliationPage() {
  const query = useQuery(settlementsQuery)
  const { statement, read, open, readAgain } = useOpenedStatement()
  return (
    <Screen
      title="Match a bank statement"
      intro="Paste the lines of a statement, or open the file from the bank. It is compared with the settlements in this browser: nothing is uploaded, and it stays in this tab until you clear it or sign out."
      actions={
        <Link className="link" to={paths.settlements}>
          All settlements
        </Link>
      }
    >
      <StatementInput statement={statement} onOpen={open} />
      {read && (
        <QueryState query={query} what="settlements">
          {(settlements) => (
            <Suspense fallback={<p className="muted">Reading the statement…</p>}>
              <Compared read={read} settlements={settlements} onColumns={readAgain} />
            </Suspense>
          )}
        </QueryState>
      )}
    </Screen>
  )
}

type ComparedProps = { read: Promise<ReadStatement>; settlements: Settlement[]; onColumns: () => void }

function Compared({ read, settlements, onColumns }: ComparedProps) {
  const statement = use(read)
  const merchants = [...new Map(settlements.map((each) => [each.merchantId, each.merchantName]))]
  const [chosen, setChosen] = useState('')
  // The statement is that of one account: an admin sees the settlements of all merchants.
  const merchantId = session.user?.role === 'admin' && merchants.length > 1 ? chosen : merchants[0]?.[0]
  const compared = useMemo(
    () =>
      reconcile(
        statement,
        settlements.filter((each) => each.merchantId === merchantId),
      ),
    [statement, settlements, merchantId],
  )
  const { table, lines, unread, hasChosenColumns } = statement
  return (
    <>
      {merchants.length > 1 && session.user?.role === 'admin' && (
        <label className="field compared-merchant">
          Merchant of this account
          <select className="input" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Choose a merchant</option>
            {merchants.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Announcement text={merchantId === '' ? '' : summary(compared)} />
      {merchantId !== '' && <Results result={compared} statement={statement} />}
      {table && (lines.length === 0 || unread.length > 0 || hasChosenColumns) && (
        <ColumnChoice table={table} hasChosen={hasChosenColumns} onChange={onColumns} />
      )}
    </>
  )
}
