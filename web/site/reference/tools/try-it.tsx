import { reference } from 'virtual:api-reference'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Close } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CodeBlock } from '../code-sample.tsx'
import type { DemoAccount, TriedResponse } from './mock-server.ts'
import { send } from './mock-server.ts'

const calls = reference.groups.flatMap((group) => group.calls)
const signIn = calls.find(({ id }) => id === 'signIn')
/** Of the demo accounts. */
const { password = '' }: { password?: string } = JSON.parse(signIn?.request.body ?? '{}')

type TryItProps = { id: string; accounts: DemoAccount[]; onClose: () => void }

type Outcome = { status: 'idle' | 'sending' } | { status: 'failed'; message: string } | Answered
type Answered = { status: 'answered'; response: TriedResponse }

/** Sends one call to the mock server at this origin as a demo account, and shows the response. */
export function TryIt({ id, accounts, onClose }: TryItProps) {
  const call = calls.find((listed) => listed.id === id)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })

  // The browser's modal dialog traps the focus and restores it.
  useEffect(() => dialog.current?.showModal(), [])

  if (!call) return null
  const { method, request: initial } = call

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    setOutcome({ status: 'sending' })
    const request = {
      account: text('account'),
      method,
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
    <dialog
      ref={dialog}
      className="lined m-auto max-h-[calc(100dvh-3rem)] w-[min(100%-2rem,46rem)] overflow-y-auto rounded-lg bg-surface p-6 text-ink backdrop:bg-[oklch(0.2_0.05_277/0.5)]"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <form className="grid justify-items-start gap-4 pb-4" onSubmit={submit}>
        <div className="flex w-full items-center justify-between text-lg/body">
          <h2 id={titleId}>
            Try <code>{id}</code>
          </h2>
          <IconButton icon={Close} iconSize={20} label="Close" onClick={() => dialog.current?.close()} />
        </div>
        <label className={label}>
          Signed in as
          <select
            className={field}
            name="account"
            defaultValue={accounts.find(({ role }) => role === 'merchant')?.email}
          >
            {accounts.map(({ email, role, businessName }) => (
              <option key={email} value={email}>
                {`${email} · ${role}, ${businessName}`}
              </option>
            ))}
            <option value="">nobody</option>
          </select>
        </label>
        <label className={label}>
          <span>{`${method} /api`}</span>
          <input
            className={field}
            name="path"
            defaultValue={initial.path}
            spellCheck={false}
            autoComplete="off"
          />
        </label>
        {initial.hasIdempotencyKey && (
          <label className={label}>
            Idempotency-Key
            <input
              className={field}
              name="idempotencyKey"
              defaultValue={crypto.randomUUID()}
              spellCheck={false}
              autoComplete="off"
            />
          </label>
        )}
        {initial.body !== undefined && (
          <label className={label}>
            Body
            <textarea
              className={field}
              name="body"
              rows={lines(initial.body)}
              defaultValue={initial.body}
              spellCheck={false}
            />
          </label>
        )}
        <Button type="submit" busy={outcome.status === 'sending'}>
          {`Send ${method}`}
        </Button>
      </form>
      <div aria-live="polite">
        {outcome.status === 'answered' && <Answer {...outcome.response} />}
        {outcome.status === 'failed' && <p className="text-danger">{outcome.message}</p>}
      </div>
    </dialog>
  )
}

const label = 'grid w-full gap-1 text-sm/body text-muted'
const field =
  'min-h-10 rounded-md border-line-strong bg-paper px-3 py-2 font-mono text-[0.875rem] text-ink lined'

const lines = (text: string) => Math.min(16, text.split('\n').length)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'There was no response.')

function Answer({ status, ms, headers, body }: TriedResponse) {
  return (
    <CodeBlock head={<p className="mr-auto">{`Response ${status}, ${ms} ms`}</p>}>
      <pre className="font-mono text-xs/[1.55]">
        {[headers, body].filter(Boolean).join('\n\n') || 'No body'}
      </pre>
    </CodeBlock>
  )
}
