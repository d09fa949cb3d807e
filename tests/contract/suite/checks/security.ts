import type { AnyRun } from '../any/run.ts'
import type { Actor } from '../call.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { ANONYMOUS } from '../document.ts'
import { cell, must, NotCovered } from '../verdicts.ts'
import { announced } from './announced.ts'
import { eachOf } from './each-of.ts'

export const securityChecks = (operations: Operation[]): Check<AnyRun>[] =>
  operations.map((operation) => (operation.isPublic ? staysPublic(operation) : isGuarded(operation)))

const staysPublic = (operation: Operation): Check<AnyRun> => ({
  id: `security/${operation.id}-is-public`,
  title: `${operation.id} needs no credentials`,
  ...announced(operation),
  async verify(run) {
    const { status } = await run.call(operation.id, await run.candidate(operation))
    must(status !== 401 && status !== 403, `${operation.id} answers ${status} without credentials`)
  },
})

const isGuarded = (operation: Operation): Check<AnyRun> => ({
  id: `security/${operation.id}-without-credentials`,
  title: `${operation.id} rejects missing and wrong credentials`,
  covers: [cell(operation.id, 401, ANONYMOUS)],
  ...announced(operation),
  async verify(run) {
    const success = await run.succeed(operation).catch((error: unknown) => {
      if (!(error instanceof NotCovered)) throw error
    })
    const call = success?.call ?? (await run.candidate(operation))
    const path = await run.repeatable(operation, call)
    const values = tellingIn(success?.body)
    await eachOf(
      wrongCredentials(operation, run.caller),
      ({ description }) => description,
      async ({ as }) => {
        const { status, text } = await run.call(operation.id, { ...call, ...path, as })
        // A fault of the request itself may be reported first, unless it is known to be valid.
        const isRejected = success ? status === 401 || status === 403 : status >= 400
        must(isRejected, `${operation.id} answers ${status} without valid credentials, expected 401 or 403`)
        const leaked = values.find((value) => text.includes(value))
        must(leaked === undefined, `${operation.id} answers ${status} and tells ${leaked} nevertheless`)
      },
    )
  },
})

const INVALID: Record<string, string> = {
  basic: `Basic ${Buffer.from('invalid:invalid').toString('base64')}`,
  bearer: 'Bearer invalid-token',
}

function wrongCredentials({ credentials }: Operation, caller: Actor): { description: string; as: Actor }[] {
  const anonymous = { role: ANONYMOUS }
  const uniqueCredentials = new Map(
    credentials.flat().map((credential) => [JSON.stringify(credential), credential]),
  )
  const malformed = [...uniqueCredentials.values()].map(({ in: place, name, scheme = '' }): Actor => {
    const value = INVALID[scheme] ?? 'invalid-key'
    if (place === 'query') return { ...anonymous, query: { [name]: value } }
    return { ...anonymous, headers: place === 'cookie' ? { cookie: `${name}=${value}` } : { [name]: value } }
  })
  const [ownScheme, password = 'c3VpdGU6c3VpdGU='] = caller.headers?.authorization?.split(' ') ?? []
  const used = [...uniqueCredentials.values()].map(({ scheme }) => scheme).concat(ownScheme?.toLowerCase())
  const other = Object.keys(INVALID).find((scheme) => !used.includes(scheme))
  return [
    { description: 'the credentials are left out', as: anonymous },
    ...malformed.map((as) => ({ description: 'the credentials are made up', as })),
    ...[other ?? []].flat().map((scheme) => ({
      description: `the credentials are of the scheme ${scheme}`,
      as: { ...anonymous, headers: { authorization: `${scheme} ${password}x` } },
    })),
  ]
}

/** Texts of a response that no error would contain by accident. */
function tellingIn(body: unknown): string[] {
  const texts: string[] = []
  JSON.stringify(body, (_name, value) => {
    if (typeof value === 'string' && value.length >= 12 && /\d/.test(value)) texts.push(value)
    return value
  })
  return texts.slice(0, 50)
}
