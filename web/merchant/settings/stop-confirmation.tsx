import { AlertDialog } from '@base-ui/react/alert-dialog'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useReturnFocus } from '../dialogs/use-return-focus.ts'

type StopConfirmationProps = {
  name: string
  /** What stops. */
  sentence: string
  onKeep: () => void
  onStop: () => void
}

/** Asks before money stops altogether. */
export function StopConfirmation({ name, sentence, onKeep, onStop }: StopConfirmationProps) {
  const finalFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup finalFocus={finalFocus} className="dialog" data-size="narrow">
          <AlertDialog.Title className="dialog-title">{`Switch off ${name}?`}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{sentence}</AlertDialog.Description>
          <div className="dialog-actions">
            <Button variant="secondary" onClick={onKeep}>
              Keep it on
            </Button>
            <SendButton variant="danger" onClick={onStop}>
              {`Switch off ${name}`}
            </SendButton>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
