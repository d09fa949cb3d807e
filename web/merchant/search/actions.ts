import type { LucideIcon } from 'lucide-react'
import {
  BellRing,
  BookOpen,
  Keyboard,
  KeyRound,
  Landmark,
  Link2,
  ListPlus,
  LogOut,
  Undo2,
  UserRound,
} from 'lucide-react'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import { signedOut } from '../../session/session.ts'
import { shortcutsOf } from '../keyboard/shortcut-table.ts'
import { screensOf } from '../navigation/screens.ts'
import type { Entry } from './entry.ts'

type Person = Pick<User, 'role'> | null

export const screenEntries = (user: Person): Entry[] => [
  ...screensOf(user).map(({ to, name, icon, keywords = '' }) => ({
    ...screen(user, name, icon, to),
    keywords,
  })),
  {
    ...screen(user, 'Find payouts in a bank file', Landmark, paths.findPayouts),
    keywords: 'bank statement reconciliation utr credits',
  },
  {
    ...screen(user, 'Reminders', BellRing, paths.reminders),
    keywords: 'overdue expiring partly paid whatsapp email',
  },
  { ...screen(user, 'Profile', UserRound, paths.profile), keywords: 'account name business phone' },
]

/** The actions that this role may start from any screen. */
export const actionEntries = (user: Person): Entry[] => [
  ...(can(user, 'createPaymentLink') ? [createLink(user), createInBulk] : []),
  ...(can(user, 'refundTransaction') ? [refundInBulk] : []),
  {
    id: 'password',
    name: 'Change password',
    keywords: 'security account profile',
    icon: KeyRound,
    act: { goes: `${paths.profile}#password` },
  },
  {
    id: 'shortcuts',
    name: 'Keyboard shortcuts',
    keywords: 'keys help single-key',
    icon: Keyboard,
    keys: shortcutsOf(user).find(({ act }) => 'opens' in act && act.opens === 'shortcuts'),
    act: { opens: 'shortcuts' },
  },
  {
    id: 'api-reference',
    name: 'API reference',
    keywords: 'docs developers openapi curl calls',
    icon: BookOpen,
    // A separate page, outside the merchant area.
    act: { does: () => location.assign(paths.apiReference) },
  },
  { id: 'leave', name: 'Log out', keywords: 'sign out leave', icon: LogOut, act: { does: signedOut } },
]

const screen = (user: Person, name: string, icon: LucideIcon, to: string): Entry => ({
  id: to,
  name,
  icon,
  keys: keysTo(user, to),
  act: { goes: to },
})

const createLink = (user: Person): Entry => ({
  id: 'create-link',
  name: 'Create payment link',
  keywords: 'new add',
  icon: Link2,
  keys: keysTo(user, paths.newLink),
  act: { goes: paths.newLink },
})

const createInBulk: Entry = {
  id: 'create-many',
  name: 'Create payment links in bulk',
  keywords: 'new add bulk paste spreadsheet csv',
  icon: ListPlus,
  act: { goes: paths.bulkLinks },
}

const refundInBulk: Entry = {
  id: 'refund-many',
  name: 'Refund in bulk',
  keywords: 'refunds many money back paste spreadsheet csv',
  icon: Undo2,
  act: { goes: paths.bulkRefunds },
}

const keysTo = (user: Person, to: string) =>
  shortcutsOf(user).find(({ act }) => 'goes' in act && act.goes === to)
