import { paths } from '../../paths.ts'

/** The screens that are lists, each with the name of its rows. */
const lists = [
  { path: paths.links, rows: 'payment links' },
  { path: paths.transactions, rows: 'transactions' },
  { path: paths.refunds, rows: 'refunds' },
  { path: paths.customers, rows: 'customers' },
  { path: paths.settlements, rows: 'settlements' },
] as const

export type List = (typeof lists)[number]

/** The list at a path, or below it in an open panel or dialog. A customer has a page instead. */
export const listAt = (pathname: string): List | undefined =>
  lists.find(({ path }) =>
    path === paths.customers ? pathname === path : `${pathname}/`.startsWith(`${path}/`),
  )
