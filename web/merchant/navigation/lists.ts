import { paths } from '../../paths.ts'

/** The screens that are lists, each with the name of its rows. */
export const lists = [
  { path: paths.links, rows: 'payment links' },
  { path: paths.transactions, rows: 'transactions' },
  { path: paths.settlements, rows: 'settlements' },
] as const

export type List = (typeof lists)[number]

/** The list at a path, or below it in an open panel or dialog. */
export const listAt = (pathname: string): List | undefined =>
  lists.find(({ path }) => `${pathname}/`.startsWith(`${path}/`))
