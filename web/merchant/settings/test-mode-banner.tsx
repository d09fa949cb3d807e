import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { gatewaysQuery } from './gateways.ts'

/** Shown while an enabled gateway is in test mode, since no money moves. */
export function TestModeBanner() {
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const testing = gateways.filter(({ enabled, mode }) => enabled && mode === 'test')
  if (testing.length === 0) return null
  return (
    <Note tone="warning">
      <span>{`Test mode: no money moves through ${testing.map(({ name }) => name).join(', ')}. `}</span>
      <Link className="link" to={paths.gateways}>
        See gateways
      </Link>
    </Note>
  )
}
