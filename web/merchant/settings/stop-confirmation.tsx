import { SendButton } from '../../loading/send-button.tsx'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { Button } from '../../ui/button.tsx'

type StopConfirmationProps = {
  name: string
  /** What stops. */
  sentence: string
  onKeep: () => void
  onStop: () => void
}

/** Asks before money stops altogether. */
export function StopConfirmation({ name, sentence, onKeep, onStop }: StopConfirmationProps) {
  return (
    <Dialog title={`Switch off ${name}?`} description={sentence} isAlert size="narrow" onClose={onKeep}>
      <DialogActions>
        <Button variant="secondary" onClick={onKeep}>
          Keep it on
        </Button>
        <SendButton variant="danger" onClick={onStop}>
          {`Switch off ${name}`}
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
