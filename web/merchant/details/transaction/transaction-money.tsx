import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import { Sum } from '../../format/sum.tsx'
import type { Settlement } from '../../settlements/settlements.ts'
import type { Transaction } from '../../transactions/transactions.ts'

type TransactionMoneyProps = { transaction: Transaction; settlement?: Settlement | undefined }

/** What a captured payment comes to, and the settlement that pays it out. */
export function TransactionMoney({ transaction, settlement }: TransactionMoneyProps) {
  const { amount, fee, tax, refundedAmount, refunds, settlementId } = transaction
  const pending = refunds.reduce((sum, each) => sum + (each.status === 'pending' ? each.amount : 0), 0)
  return (
    <>
      <Sum
        terms={[
          { name: 'Paid', amount },
          { name: 'Fee', amount: fee },
          { name: 'GST on the fee', amount: tax, note: '18%' },
          {
            name: 'Refunds',
            amount: refundedAmount,
            ...(pending > 0 && { note: `${formatRupees(pending)} of it pending` }),
          },
        ]}
        result="Net to you"
      />
      {settlementId && (
        <p className="settled-in">
          <Link className="link" to={pathTo.settlement(settlementId)}>
            {settlement ? `Settlement of ${formatDay(settlement.dueOn)}` : settlementId}
          </Link>
          {settlement && <Status kind="settlement" status={settlement.status} />}
        </p>
      )}
    </>
  )
}
