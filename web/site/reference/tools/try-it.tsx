import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Close } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { DemoAccount, TriedCall, TriedResponse } from './mock-server.ts'
import { send } from './mock-server.ts'

type TryItProps = { call: TriedCall; accounts: DemoAccount[]; password: string; onClose: () => void }

type Outcome = { status: 'idle' | 'sending' } | { status: 'failed'; message: string } | Answered
type Answered = { status: 'answered'; response: TriedResponse }

/** Sends one call to the mock server at this origin as a demo account, and shows the response. */
export function TryIt({ call, accounts, password, onClose }: TryItProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })

  // The browser's modal dialog traps the focus and restores it.
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    setOutcome({ status: 'sending' })
    const request = {
      account: text('account'),
      method: call.method,
      path: text('path'),
      idempotencyKey: text('idempotencyKey'),
      body: text('body'),
    }
    setOutcome(
      await send(request, password).then(
        (response): Outcome => ({ status: 'answered', response }),
        (error): Outcome => ({ status: 'failed', message: messageOf(error) }),
      ),
    )
  }

  return (
    <dialog ref={dialog} className="try-it" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="try-it-head">
          <h2 id={titleId}>
            Try <code>{call.id}</code>
          </h2>
          <IconButton icon={Close} iconSize={20} label="Close" onClick={() => dialog.current?.close()} />
        </div>
        <label>
          Signed in as
          <select name="account" defaultValue={accounts.find(({ role }) => role === 'merchant')?.email}>
            {accounts.map(({ email, role, businessName }) => (
              <option key={email} value={email}>
                {`${email} · ${role}, ${businessName}`}
              </option>
            ))}
            <option value="">nobody</option>
          </select>
        </label>
        <label>
          <span>{`${call.method} /api`}</span>
          <input name="path" defaultValue={call.path} spellCheck={false} autoComplete="off" />
        </label>
        {call.hasIdempotencyKey && (
          <label>
            Idempotency-Key
            <input
              name="idempotencyKey"
              defaultValue={crypto.randomUUID()}
              spellCheck={false}
              autoComplete="off"
            />
          </label>
        )}
        {call.body !== undefined && (
          <label>
            Body
            <textarea name="body" rows={lines(call.body)} defaultValue={call.body} spellCheck={false} />
          </label>
        )}
        <Button type="submit" busy={outcome.status === 'sending'}>
          {`Send ${call.method}`}
        </Button>
      </form>
      <div aria-live="polite">
        {outcome.status === 'answered' && <Answer {...outcome.response} />}
        {outcome.status === 'failed' && <p className="try-it-failed">{outcome.message}</p>}
      </div>
    </dialog>
  )
}

const lines = (text: string) => Math.min(16, text.split('\n').length)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'There was no response.')

function Answer({ status, ms, headers, body }: TriedResponse) {
  return (
    <div className="code">
      <div className="code-head">
        <p>{`Response ${status}, ${ms} ms`}</p>
      </div>
      <pre>{[headers, body].filter(Boolean).join('\n\n') || 'No body'}</pre>
    </div>
  )
}
