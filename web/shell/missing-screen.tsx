import { useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { RequireAuth } from '../auth/require-auth.tsx'
import { SessionArea } from '../auth/session-area.tsx'
import { MerchantArea } from '../merchant/frame/merchant-area.tsx'
import { homeOf, paths } from '../paths.ts'
import { session } from '../session/session.ts'
import type { Elements } from '../ui/elements.ts'

type MissingScreenProps = { children: (home: string) => Elements }

/** An unknown path of the merchant area, with its frame: the user is told so without losing navigation and search. */
export const MissingScreen = ({ children }: MissingScreenProps) =>
  useRoutes([
    {
      Component: SessionArea,
      children: [
        {
          Component: RequireAuth,
          children: [
            {
              Component: MerchantArea,
              children: [{ path: '*', element: <AtHome>{children}</AtHome> }],
            },
          ],
        },
      ],
    },
  ])

function AtHome({ children }: MissingScreenProps) {
  const { user } = useSnapshot(session)
  return children(user ? homeOf(user) : paths.home)
}
