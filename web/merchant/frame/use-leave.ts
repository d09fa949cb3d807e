import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { signedOut } from '../../session/session.ts'

/** Signs out and goes home, also from public pages, which have no guard. */
export function useLeave() {
  const navigate = useNavigate()
  return () => {
    signedOut()
    // The same way as the guard.
    void navigate(paths.home, { replace: true })
  }
}
