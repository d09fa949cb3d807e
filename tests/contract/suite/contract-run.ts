import type { components } from '#contract'
import { Actors } from './actors.ts'
import type { Account, Backend } from './backend.ts'
import type { Call, RunOptions } from './call.ts'
import { Cleanup } from './cleanup.ts'
import type { ResponseOf } from './contract-types.ts'
import { Coverage } from './coverage.ts'
import type { OperationId } from './document.ts'
import { operationOf } from './document.ts'
import { requestOf } from './request.ts'
import { declaredIn, verdictOn } from './validation.ts'
import type { Cell } from './verdicts.ts'
import { ContractViolation, must, NotCovered } from './verdicts.ts'
import type { Received, Sent } from './wire.ts'
import { Wire } from './wire.ts'

export type ErrorResponse = Received & { error: components['schemas']['ErrorBody'] }

export type Check = {
  /** The kind and the name, as in `state/refund-never-exceeds`. Selected with `--only`. */
  id: string
  /** A statement that is true of every correct server. */
  title: string
  covers?: Cell[]
  /** The changes that it makes to the server; absent if it is read-only. */
  changes?: string
  /** Whether it needs a server in this process, to move its clock and read its mails. */
  needsOwnServer?: true
  verify(run: ContractRun): Promise<void>
}

// Reports shorten it after redacting secrets, since redaction would miss a truncated password.
const KEPT_CHARACTERS = 20_000

export class ContractRun {
  readonly coverage = new Coverage()
  readonly undeclared = new Set<string>()
  readonly wire: Wire
  readonly actors: Actors
  readonly cleanup: Cleanup

  constructor(
    readonly backend: Backend,
    accounts: Account[],
    readonly options: RunOptions,
  ) {
    this.wire = new Wire(backend, options)
    this.actors = new Actors(this, accounts)
    this.cleanup = new Cleanup(this)
    this.wire.secrets.add(
      options.expiredToken,
      options.resetToken,
      ...(backend.secrets ?? []),
      ...accounts.map(({ password }) => password),
    )
  }

  /** @throws ContractViolation if the response violates the contract, NotCovered for 501 */
  async call(id: OperationId, call: Call = {}): Promise<Received> {
    const operation = operationOf(id)
    const role = call.as?.role ?? 'anonymous'
    const request = requestOf(this.backend.url, id, call)
    const send = () => this.wire.send(request, { operation: id, role })
    const received = id === 'createPaymentLink' ? await this.created(call, send) : await send()
    const { status } = received
    if (status === 501) throw new NotCovered(`${id} is not implemented: it answers 501`)
    const verdict = verdictOn(operation, received)
    for (const field of verdict.undeclared) this.undeclared.add(`${id} ${status}: ${field}`)
    const broken = [
      ...verdict.broken,
      ...(status >= 400 ? leaksIn(received.text, request) : []),
      ...(this.options.strict ? verdict.undeclared.map((field) => `${field} is not declared`) : []),
    ]
    if (broken.length > 0) {
      throw new ContractViolation(`${id} answers ${status}, and ${broken.slice(0, 5).join('; ')}`)
    }
    this.coverage.note({ operation: id, status, role })
    return received
  }

  /** Waits for the response even if the run was stopped, since created links must be deleted. */
  private async created(call: Call, send: () => Promise<Received>): Promise<Received> {
    await this.cleanup.noteLinksBefore(call)
    this.wire.rejectBeyondBudget()
    const received = await this.wire.evenIfStopped(send).catch((error: unknown) => {
      this.cleanup.noteLost(call)
      throw error
    })
    this.cleanup.noteCreated(call, received)
    return received
  }

  async expectSuccess<Id extends OperationId>(id: Id, call: Call = {}): Promise<ResponseOf<Id>> {
    const { success, responses } = operationOf(id)
    const { status, text } = await this.call(id, call)
    must(
      status === success,
      `${id} answers ${status}, expected ${success}: ${text.slice(0, KEPT_CHARACTERS)}`,
    )
    // The response was validated against the contract, so its type is known.
    return declaredIn(responses.get(success)?.body, text || 'null') as ResponseOf<Id>
  }

  async expectError(id: OperationId, call: Call, ...statuses: number[]): Promise<ErrorResponse> {
    const received = await this.call(id, call)
    const { status, text } = received
    must(
      statuses.includes(status),
      `${id} answers ${status}, expected ${statuses.join(' or ')}: ${text.slice(0, KEPT_CHARACTERS)}`,
    )
    return { ...received, error: JSON.parse(text) }
  }
}

const INTERNALS = [
  /\bat [^\n]{0,80}:\d+:\d+/,
  /Traceback \(most recent/,
  /\b(?:node_modules|site-packages)\b/,
  /\.(?:java|kt|py|rb|php|go|cs|rs|[cm]?[jt]s):\d+/,
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bSELECT\b.{1,80}\bFROM\b/,
]
const SECRETS = /"(?:password|currentPassword|newPassword|secret|token)":"([^"\\]{12,})"/g
// Others may be words of the message.
const hasDigit = (secret: string) => /\d/.test(secret)

/** What an error response reveals of the request's secrets and of the server, as ends of a sentence. */
function leaksIn(text: string, { headers, body }: Pick<Sent, 'headers' | 'body'>): string[] {
  const [, token = ''] = /^Bearer ([\w-]{12,})$/.exec(headers.authorization ?? '') ?? []
  const sent = `"token":"${token}"${typeof body === 'string' ? body : ''}`
  // Also a part of it, since messages are cut.
  const secrets = [...sent.matchAll(SECRETS)].map(([, secret = '']) => secret.slice(0, 30))
  const repeated = secrets.some((secret) => hasDigit(secret) && text.includes(secret))
  const revealed = INTERNALS.find((pattern) => pattern.test(text))
  return [
    ...(repeated ? ['it repeats a secret from the request'] : []),
    ...(revealed ? [`it reveals internal details: ${revealed}`] : []),
  ]
}
