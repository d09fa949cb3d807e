import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { signedOut } from '../../session/session.ts'

/** Signs out and goes home, from public pages too, where no guard leads there. */
export function useLeave() {
  const navigate = useNavigate()
  return () => {
    signedOut()
    // As the guard does it, so that there is one way back and not two.
    void navigate(paths.home, { replace: true })
  }
}
