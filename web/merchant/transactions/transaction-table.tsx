import { useParams } from 'react-router-dom'
import { pathTo } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { formatTime } from '../format/ist.ts'
import { PaymentStatus } from '../format/status.tsx'
import {
  AmountLink,
  cellPadding,
  NameAndNote,
  phoneCellLook,
  phoneRowLook,
  rowTone,
} from '../lists/fields.tsx'
import { NewMark } from '../live/new-rows.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { Transaction } from './transactions.ts'

type TransactionTableProps = {
  transactions: Transaction[]
  /** For a list of one customer: the name would be the same in each row. */
  hidesCustomer?: boolean
}

/** A short list of transactions, in rows and in the order of the long one. The name has the room that is left over. */
export function TransactionTable({ transactions, hidesCustomer = false }: TransactionTableProps) {
  const showMerchant = useShowsMerchant()
  const { id: opened } = useParams()
  const idLook = hidesCustomer ? 'max-w-48' : 'max-w-48 @max-3xl/sheet:hidden'
  return (
    <table className="w-full max-sm:block" aria-label="Transactions">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={classes(headLook, 'sm:text-end')}>
            Amount
          </th>
          <th scope="col" className={headLook}>
            Status
          </th>
          {!hidesCustomer && (
            <th scope="col" className={headLook}>
              Customer
            </th>
          )}
          {showMerchant && (
            <th scope="col" className={headLook}>
              Merchant
            </th>
          )}
          <th scope="col" className={headLook}>
            Time
          </th>
          <th scope="col" className={classes(headLook, idLook)}>
            Transaction ID
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {transactions.map((row) => (
          <tr
            key={row.id}
            className={classes('line-b last:border-0', phoneRowLook, rowTone(row.id === opened))}
          >
            <th
              scope="row"
              className={classes(
                cellLook,
                phoneCellLook.value,
                'tnum overflow-visible font-label sm:relative sm:text-end',
              )}
            >
              <AmountLink id={row.id} to={pathTo.transaction(row.id)} paise={row.amount} />
            </th>
            <td className={classes(cellLook, phoneCellLook.state)}>
              <PaymentStatus {...row} />
            </td>
            {!hidesCustomer && (
              <td className={classes(cellLook, restLook, phoneCellLook.title)}>
                <NameAndNote mark={<NewMark id={row.id} />} name={row.customer.name} translate="no" />
              </td>
            )}
            {showMerchant && (
              <td className={classes(cellLook, 'max-w-48 max-sm:hidden')} translate="no">
                {row.merchantName}
              </td>
            )}
            <td
              className={classes(
                cellLook,
                hidesCustomer && restLook,
                phoneCellLook[hidesCustomer ? 'title' : 'detail'],
              )}
            >
              {formatTime(row.createdAt)}
            </td>
            <td
              className={classes(
                cellLook,
                idLook,
                'font-mono text-xs/body',
                hidesCustomer ? phoneCellLook.detail : 'max-sm:hidden',
              )}
              translate="no"
            >
              {row.id}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellLook = `${cellPadding} truncate text-start max-sm:block sm:h-11 sm:align-middle`
const headLook = `${cellPadding} line-b h-9 truncate text-start align-middle font-label text-muted text-xs/body`
const restLook = 'sm:w-full sm:max-w-0'
