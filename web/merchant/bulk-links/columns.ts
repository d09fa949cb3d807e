import type { Spreadsheet } from '../batch/spreadsheet.ts'
import { amountNames } from '../batch/spreadsheet.ts'

export type Column =
  | 'title'
  | 'amount'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'reference'
  | 'expiresOn'

export const linkSheet: Spreadsheet<Column> = {
  what: 'a payment link',
  columns: ['title', 'amount', 'customerName', 'customerEmail', 'customerPhone', 'reference', 'expiresOn'],
  headings: {
    title: 'Title',
    amount: 'Amount in ₹',
    customerName: 'Customer name',
    customerEmail: 'Email',
    customerPhone: 'Phone',
    reference: 'Reference',
    expiresOn: 'Expires on',
  },
  names: {
    title: [
      'title',
      'whatispaidfor',
      'paymentfor',
      'purpose',
      'item',
      'product',
      'description',
      'particulars',
    ],
    amount: [...amountNames, 'rupees', 'price', 'total'],
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
  },
  required: ['title', 'amount'],
  freeText: ['title', 'customerName'],
  mayHaveOthers: false,
  maxRows: 200,
}
