import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Link } from '../../ui/link.tsx'
import { listed } from '../format/listed.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import { areTests } from '../settings/ways-to-pay.ts'

/** Above every screen while payments are tests. An admin, who takes no payments, sees the modes with the gateways. */
export function TestModeStrip() {
  const { user } = useSnapshot(session)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const isOfAll = useShowsMerchant()
  const testing = gateways.filter(({ enabled, mode }) => enabled && mode === 'test')
  if (isOfAll || testing.length === 0) return null
  return (
    <p className="test-strip">
      <FlaskConical aria-hidden size={16} />
      <span>
        <b>Test mode. </b>
        <span>
          {areTests(gateways)
            ? 'No money moves.'
            : `No money moves through ${listed(testing.map(({ name }) => name))}.`}
        </span>
      </span>
      {can(user, 'updateGateway') && (
        <Link className="link" to={paths.gateways}>
          Go live
        </Link>
      )}
    </p>
  )
}
