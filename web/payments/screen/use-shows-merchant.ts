import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'

/** Whether the signed-in person sees several merchants, so that each row says whose it is. */
export const useShowsMerchant = () => useSnapshot(session).user?.role === 'admin'
