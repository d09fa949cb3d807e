import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'

/** Whether the user sees several merchants, so that each row names its merchant. */
export const useShowsMerchant = () => useSnapshot(session).user?.role === 'admin'
