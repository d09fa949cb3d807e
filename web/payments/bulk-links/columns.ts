/** The columns of a row, in the expected order. */
export const columns = [
  'title',
  'amount',
  'customerName',
  'customerEmail',
  'customerPhone',
  'reference',
  'expiresOn',
] as const

export type Column = (typeof columns)[number]

/** Their headings in the template and on the screen. */
export const headings: Record<Column, string> = {
  title: 'Title',
  amount: 'Amount in ₹',
  customerName: 'Customer name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  reference: 'Reference',
  expiresOn: 'Expires on',
}

/** The columns named by the first row, in its order; null if it is not a heading row but the first link. */
export function columnsNamedIn(cells: string[]): (Column | null)[] | null {
  const named = cells.map((cell) => known.get(letters(cell)) ?? null)
  const isHeading = named.includes('title') && named.includes('amount')
  return isHeading ? named.map((column, i) => (named.indexOf(column) === i ? column : null)) : null
}

const names: Record<Column, string[]> = {
  title: ['title', 'whatispaidfor', 'paymentfor', 'purpose', 'item', 'product', 'description', 'particulars'],
  amount: [
    'amount',
    'amountin',
    'amountinr',
    'amountininr',
    'amountrs',
    'amountinrs',
    'rupees',
    'price',
    'total',
  ],
  customerName: ['customer', 'customername', 'customersname', 'name'],
  customerEmail: ['email', 'mail', 'emailid', 'emailaddress', 'customeremail'],
  customerPhone: ['phone', 'phonenumber', 'phoneno', 'mobile', 'mobilenumber', 'mobileno', 'customerphone'],
  reference: [
    'reference',
    'yourreference',
    'referenceno',
    'ref',
    'refno',
    'order',
    'orderno',
    'orderid',
    'invoiceno',
  ],
  expiresOn: [
    'lastday',
    'lastdate',
    'expires',
    'expireson',
    'expiry',
    'expirydate',
    'duedate',
    'validuntil',
    'validtill',
  ],
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const known = new Map(columns.flatMap((column) => names[column].map((name) => [name, column] as const)))
