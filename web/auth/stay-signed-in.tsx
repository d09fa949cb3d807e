import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isRejection } from '../api/errors.ts'
import { SendButton } from '../loading/send-button.tsx'
import { session, sessionExpired, signedOut, tokenNotRefreshed } from '../session/session.ts'
import { Dialog, DialogActions } from '../ui/app/dialog.tsx'
import { Button } from '../ui/button.tsx'
import { replaceToken } from './refresh-token.ts'

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
      else await tokenNotRefreshed(token)
    }
    setBusy(false)
  }

  return (
    <Dialog
      title="Stay signed in?"
      description="Your session ends in less than five minutes. If you stay, this browser is signed in for another 30 days."
      isAlert
      size="narrow"
      initialFocus={stayButton}
    >
      <DialogActions>
        <Button variant="secondary" onClick={signedOut}>
          Log out
        </Button>
        <SendButton ref={stayButton} busy={busy} onClick={stay}>
          Stay signed in
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
