import type { LucideIcon } from 'lucide-react'
import {
  Bookmark,
  Keyboard,
  KeyRound,
  Link2,
  ListPlus,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react'
import { may } from '../../api/permissions.ts'
import { paths, pathTo } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import { signedOut } from '../../session/session.ts'
import { chooseTheme, theme } from '../../theme/theme.ts'
import { shortcutsOf } from '../keyboard/shortcut-table.ts'
import { screensOf } from '../navigation/screens.ts'
import type { View, ViewPage } from '../views/view-page.ts'
import type { Entry } from './entry.ts'

type Person = Pick<User, 'role'> | null

export const screenEntries = (user: Person): Entry[] => [
  ...screensOf(user).map(({ to, name, icon }) => screen(user, name, icon, to)),
  { ...screen(user, 'Profile', UserRound, paths.profile), words: 'account name business phone' },
]

/** What this role may do from anywhere. */
export const actionEntries = (user: Person): Entry[] => [
  ...(may(user, 'createPaymentLink') ? [createLink(user), createMany] : []),
  {
    id: 'password',
    name: 'Change password',
    words: 'security account profile',
    icon: KeyRound,
    act: { goes: `${paths.profile}#password` },
  },
  ...themes.map(
    ({ preference, name, icon }): Entry => ({
      id: `theme-${preference}`,
      name,
      words: 'theme appearance dark mode light mode system',
      icon,
      isChosen: theme.preference === preference,
      act: { does: () => chooseTheme(preference) },
    }),
  ),
  {
    id: 'shortcuts',
    name: 'Keyboard shortcuts',
    words: 'keys help single-key',
    icon: Keyboard,
    keys: shortcutsOf(user).find(({ act }) => 'opens' in act && act.opens === 'shortcuts'),
    act: { opens: 'shortcuts' },
  },
  { id: 'leave', name: 'Log out', words: 'sign out leave', icon: LogOut, act: { does: signedOut } },
]

export const viewEntries = (page: ViewPage, own: View[]): Entry[] =>
  [...page.builtIn, ...own].map(({ name, query }) => ({
    id: `view-${page.id}-${name}`,
    name,
    detail: page.title,
    words: `view filter ${page.id}`,
    icon: Bookmark,
    act: { goes: `${page.path}?${query}` },
  }))

const themes = [
  { preference: 'light', name: 'Light theme', icon: Sun },
  { preference: 'dark', name: 'Dark theme', icon: Moon },
  { preference: 'system', name: 'System theme', icon: Monitor },
] as const

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
  words: 'new add',
  icon: Link2,
  keys: keysTo(user, pathTo.link('new')),
  act: { goes: pathTo.link('new') },
})

const createMany: Entry = {
  id: 'create-many',
  name: 'Create many payment links',
  words: 'new add bulk paste spreadsheet csv',
  icon: ListPlus,
  act: { goes: paths.manyLinks },
}

const keysTo = (user: Person, to: string) =>
  shortcutsOf(user).find(({ act }) => 'goes' in act && act.goes === to)
