import type { FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'

/**
 * Sends nothing over the network: the values are logged until there is a call that takes them.
 * The form is its own state, so what was typed before the application ran is not lost.
 */
export function ContactForm() {
  return (
    // Without scripts a form of this method stays where it is, instead of putting the message into the address.
    <form method="dialog" className="grid gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" placeholder="Optional" />
        {/* Without a name it is not part of the form's values. */}
        <TextField label="Subject (optional)" />
      </div>
      <TextAreaField label="Message" name="message" rows={6} required />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-muted">Never send passwords, card numbers, OTPs or UPI PINs.</p>
        <Button type="submit" className="noscript:hidden">
          Send message
        </Button>
      </div>
    </form>
  )
}

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  // biome-ignore lint/suspicious/noConsole: until there is a call for it, the console is where a message goes.
  console.log('Contact form', Object.fromEntries(new FormData(form)))
  alert('Thanks! We have received your message.')
  form.reset()
}
