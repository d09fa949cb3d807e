import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeftRight,
  BookOpen,
  Landmark,
  LayoutDashboard,
  Link2,
  Route,
  ShieldCheck,
  Undo2,
  Users,
  WalletCards,
} from 'lucide-react'
import { paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'

/**
 * `key` opens the screen when pressed after `g`. `short` is its name under an icon. Screens with `isSetup` are rarely
 * opened, and therefore apart from the others. On a phone, they and those with `isBehindMore` are behind one button.
 */
export type Screen = {
  to: string
  name: string
  short?: string
  key: string
  icon: LucideIcon
  /** What else people call it in the search. */
  keywords?: string
  end?: true
  isSetup?: true
  isBehindMore?: true
}

const home: Screen = { to: paths.dashboard, name: 'Dashboard', key: 'd', icon: LayoutDashboard, end: true }
const platform: Screen = {
  to: paths.adminDashboard,
  name: 'All merchants',
  key: 'd',
  icon: ShieldCheck,
  end: true,
}
/** Kept for one business. */
const books: Screen = {
  to: paths.books,
  name: 'Books',
  key: 'b',
  icon: BookOpen,
  keywords: 'gst tax fees invoice report accounts csv zip month quarter',
  isBehindMore: true,
}
const lists: Screen[] = [
  { to: paths.links, name: 'Payment links', short: 'Links', key: 'l', icon: Link2 },
  {
    to: paths.transactions,
    name: 'Transactions',
    short: 'Payments',
    key: 't',
    icon: ArrowLeftRight,
    keywords: 'payments',
  },
  { to: paths.refunds, name: 'Refunds', key: 'r', icon: Undo2, keywords: 'money back', isBehindMore: true },
  {
    to: paths.customers,
    name: 'Customers',
    key: 'c',
    icon: Users,
    keywords: 'people buyers',
    isBehindMore: true,
  },
  { to: paths.settlements, name: 'Settlements', key: 's', icon: Landmark, keywords: 'payouts bank utr' },
]
const setup: Screen[] = [
  { to: paths.gateways, name: 'Gateways', key: 'g', icon: Route, isSetup: true },
  { to: paths.methods, name: 'Methods', key: 'm', icon: WalletCards, isSetup: true },
]

/** The screens of a role, in the order of the navigation. */
export const screensOf = (user: Pick<User, 'role'> | null): Screen[] =>
  user?.role === 'admin' ? [platform, ...lists, ...setup] : [home, ...lists, books, ...setup]
