import { useQuery } from '@tanstack/react-query'
import { gatewaysQuery } from '../settings/gateways.ts'

/** The name of a gateway; its id until, or if never, the gateways are known. */
export function GatewayName({ id }: { id: string }) {
  const { data } = useQuery(gatewaysQuery)
  return <span translate="no">{data?.find((gateway) => gateway.id === id)?.name ?? id}</span>
}
