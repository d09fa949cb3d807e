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
import type { Screen } from '../navigation/screens.ts'
import { screensOf } from '../navigation/screens.ts'
import type { Entry } from './entry.ts'

type Person = Pick<User, 'role'> | null

export const screenEntries = (user: Person): Entry[] =>
  [...screensOf(user), ...otherScreens].map(({ to, name, icon, keywords = '' }) => ({
    ...entry(user, to, name, icon),
    keywords,
  }))

const otherScreens: Pick<Screen, 'to' | 'name' | 'icon' | 'keywords'>[] = [
  {
    to: paths.findPayouts,
    name: 'Find payouts in a bank file',
    icon: Landmark,
    keywords: 'bank statement reconciliation utr credits',
  },
  {
    to: paths.reminders,
    name: 'Reminders',
    icon: BellRing,
    keywords: 'overdue expiring partly paid whatsapp email',
  },
  { to: paths.profile, name: 'Profile', icon: UserRound, keywords: 'account name business phone' },
]

/** The actions that this role may start from any screen. */
export const actionEntries = (user: Person): Entry[] => [
  ...(can(user, 'createPaymentLink')
    ? [
        { ...entry(user, paths.newLink, 'Create payment link', Link2), keywords: 'new add' },
        {
          ...entry(user, paths.bulkLinks, 'Create payment links in bulk', ListPlus),
          keywords: 'new add bulk paste spreadsheet csv',
        },
      ]
    : []),
  ...(can(user, 'refundTransaction')
    ? [
        {
          ...entry(user, paths.bulkRefunds, 'Refund in bulk', Undo2),
          keywords: 'refunds many money back paste spreadsheet csv',
        },
      ]
    : []),
  {
    ...entry(user, `${paths.profile}#password`, 'Change password', KeyRound),
    keywords: 'security account profile',
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

const entry = (user: Person, to: string, name: string, icon: LucideIcon): Entry => ({
  id: to,
  name,
  icon,
  keys: shortcutsOf(user).find(({ act }) => 'goes' in act && act.goes === to),
  act: { goes: to },
})
