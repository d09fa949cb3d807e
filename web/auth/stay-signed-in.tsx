import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isRejection } from '../api/errors.ts'
import { showFailure } from '../api/query-client.ts'
import { SendButton } from '../loading/send-button.tsx'
import { session, sessionExpired, signedOut } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { replaceToken } from './refresh-token.ts'

const EXTENDING = { failure: 'Could not extend the session. Please try again.', network: 'Network error' }

/** Asks, five minutes before the session ends, whether to extend it. A refreshed session lasts 30 days. */
export function StaySignedIn() {
  const { token } = useSnapshot(session)
  const [busy, setBusy] = useState(false)
  const stayButton = useRef<HTMLButtonElement>(null)

  async function stay() {
    if (!token) return
    setBusy(true)
    try {
      await replaceToken(token)
    } catch (cause) {
      if (isRejection(cause)) await sessionExpired(token)
      else if (cause instanceof Error) showFailure(cause, EXTENDING)
    }
    setBusy(false)
  }

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" data-size="narrow" initialFocus={stayButton}>
          <AlertDialog.Title className="dialog-title">Stay signed in?</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            Your session ends in less than five minutes. If you stay, this browser is signed in for another 30
            days.
          </AlertDialog.Description>
          <div className="dialog-actions">
            <Button variant="secondary" onClick={signedOut}>
              Log out
            </Button>
            <SendButton ref={stayButton} busy={busy} onClick={stay}>
              Stay signed in
            </SendButton>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
