import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'

/**
 * Sends nothing over the network: the values are logged until the API has an endpoint for them.
 * The inputs are uncontrolled, so text typed before hydration is not lost.
 */
export function ContactForm() {
  return (
    // Without scripts, this method does not navigate, while GET would put the message into the URL.
    <form method="dialog" className="grid gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" placeholder="Optional" />
        {/* Has no name, so it is not part of the form's values. */}
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
