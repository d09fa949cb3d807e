import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { ApiError } from '../../api/errors.ts'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { DrawerFooter, DrawerHeading } from '../../ui/app/drawer.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { Form } from '../../ui/app/form.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { DetailDrawer } from '../dialogs/detail-drawer.tsx'
import { FormError } from '../dialogs/form-parts.tsx'
import { Copyable } from '../format/copyable.tsx'
import { Status } from '../format/status.tsx'

const failureMessages = { failure: 'The refund could not be sent.', network: 'The network did not respond.' }

const Notes = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-5">
    <Note>Money arrives on the next working day of the banks.</Note>
    <Note tone="warning">This gateway is in test mode: no money moves.</Note>
    <Note tone="danger">The bank refused this payment: the card has expired.</Note>
    <FormError error={new ApiError(500)} messages={failureMessages} />
  </div>
)

type Shown = 'dialog' | 'drawer' | undefined

function DialogAndDrawer() {
  const [opened, setOpened] = useState<Shown>()
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => setOpened('dialog')}>
        Open the dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpened('drawer')}>
        Open the drawer
      </Button>
      {opened === 'dialog' && <SampleDialog onClose={close} />}
      {opened === 'drawer' && <SampleDrawer onClose={close} />}
    </div>
  )
}

const SampleDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Refund pay_9fK2mQ7xVb" hasCloseButton onClose={onClose}>
    <p className="text-muted">The customer gets the money within seven working days.</p>
    <Form>
      <TextField label="Amount in rupees" defaultValue="12,559.00" hint="₹12,559.00 can be refunded." />
      <TextField label="Reason" error="At most 200 characters." />
      <Note tone="warning">A refund cannot be undone.</Note>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button>Refund</Button>
      </DialogActions>
    </Form>
  </Dialog>
)

const SampleDrawer = ({ onClose }: { onClose: () => void }) => (
  <DetailDrawer
    title="₹12,559.00"
    onClose={onClose}
    footer={
      <DrawerFooter>
        <Button size="sm">Refund</Button>
      </DrawerFooter>
    }
  >
    <Facts className="p-4">
      <Fact name="Transaction">
        <Copyable text="pay_9fK2mQ7xVb" name="transaction id" />
      </Fact>
      <Fact name="Status">
        <Status kind="transaction" status="partially_refunded" />
      </Fact>
      <Fact name="Customer">an.address.without.any.place.to.break@a-long-domain.example</Fact>
    </Facts>
    <DrawerHeading>Settlement</DrawerHeading>
    <Panel className="mx-4 my-3">
      <Facts className="p-4">
        <Fact name="Due">30 Nov 2026</Fact>
      </Facts>
    </Panel>
  </DetailDrawer>
)

const LASTING = { duration: 60_000 }
const messages: [name: string, show: (message: string) => string][] = [
  ['Show a success', (message) => toast.success(message, LASTING)],
  ['Show an error', (message) => toast.error(message, LASTING)],
  ['Show a note', (message) => toast(message, LASTING)],
]

const Toasts = () => (
  <div className="flex flex-wrap items-center gap-3">
    {messages.map(([name, show]) => (
      <Button key={name} variant="secondary" onClick={() => show(`${name}: ₹12,559.00 to Meera Iyer`)}>
        {name}
      </Button>
    ))}
  </div>
)

export const overlays = { Notes, DialogAndDrawer, Toasts }
