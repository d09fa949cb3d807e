import type { Backend } from './backend.ts'
import type { Call, RunOptions } from './call.ts'
import { Cleanup } from './cleanup.ts'
import { Coverage } from './coverage.ts'
import type { ContractDocument, Operation } from './document.ts'
import { ANONYMOUS } from './document.ts'
import { requestOf } from './request.ts'
import type { Cell } from './verdicts.ts'
import { ContractViolation, must, NotCovered } from './verdicts.ts'
import type { Received, Sent } from './wire.ts'
import { Wire } from './wire.ts'

export type Check<Run extends ContractRun = ContractRun> = {
  /** The kind and the name, as in `state/deleted-is-gone`. Selected with `--only`. */
  id: string
  /** A statement that is true of every correct server. */
  title: string
  covers?: Cell[]
  /** The changes that it makes to the server; absent if it is read-only. */
  changes?: string
  /** Whether it needs a server in this process, to move its clock and read its mails. */
  needsOwnServer?: true
  verify(run: Run): Promise<void>
}

// Reports shorten it after redacting secrets, since redaction would miss a truncated password.
const KEPT_CHARACTERS = 20_000

/** Sends calls of a document to a server, and judges the responses by it. */
export class ContractRun<Id extends string = string> {
  readonly coverage = new Coverage()
  readonly undeclared = new Set<string>()
  /** Suggestions that are no violations. */
  readonly advice = new Set<string>()
  readonly wire: Wire
  readonly cleanup: Cleanup

  constructor(
    readonly document: ContractDocument<Id>,
    readonly backend: Backend,
    readonly options: RunOptions,
    secrets: (string | undefined)[] = [],
  ) {
    this.wire = new Wire(backend, options)
    this.cleanup = new Cleanup(this.wire)
    this.wire.secrets.add(...(backend.secrets ?? []), ...secrets)
  }

  /** @throws ContractViolation if the response violates the contract, NotCovered for 501 */
  async call(id: Id, call: Call = {}): Promise<Received> {
    const operation = this.document.operationOf(id)
    const role = call.as?.role ?? ANONYMOUS
    const request = requestOf(this.backend.url, operation, call)
    const by = { operation: id, role, declared: operation.statuses, isSafe: this.isSafe(id) }
    const received = await this.sent(id, call, () => this.wire.send(request, by))
    const { status } = received
    if (status === 501) throw new NotCovered(`${id} is not implemented: it answers 501`)
    const verdict = this.isOpen(operation, status)
      ? { broken: [], undeclared: [] }
      : this.document.judge.verdictOn(operation, received)
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

  async expectSuccess(id: Id, call: Call = {}): Promise<unknown> {
    const { success, responseTo } = this.document.operationOf(id)
    const { status, text } = await this.call(id, call)
    must(
      status === success,
      `${id} answers ${status}, expected ${success}: ${text.slice(0, KEPT_CHARACTERS)}`,
    )
    return this.document.judge.declaredIn(responseTo(success)?.body, text || 'null')
  }

  async expectError(id: Id, call: Call, ...statuses: number[]): Promise<Received & { error: unknown }> {
    const received = await this.call(id, call)
    const { status, text } = received
    must(
      statuses.includes(status),
      `${id} answers ${status}, expected ${statuses.join(' or ')}: ${text.slice(0, KEPT_CHARACTERS)}`,
    )
    return { ...received, error: JSON.parse(text) }
  }

  /** Why nothing can be said of the server, as the end of a sentence. */
  unusable(): string | undefined {
    return undefined
  }

  /** Starts new sessions for the next check. */
  forgetSessions(): void {
    // One that is not given a sign-in has none.
  }

  /** Whether a call makes no lasting change, although its method may. */
  protected isSafe(_id: Id): boolean {
    return false
  }

  /** Whether a status is accepted although it is not declared. */
  protected isOpen(_operation: Operation, _status: number): boolean {
    return false
  }

  protected sent(_id: Id, _call: Call, send: () => Promise<Received>): Promise<Received> {
    return send()
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
  const secretsSent = `"token":"${token}"${typeof body === 'string' ? body : ''}`
  // The beginning is enough, since messages are cut.
  const secrets = [...secretsSent.matchAll(SECRETS)].map(([, secret = '']) => secret.slice(0, 30))
  const repeated = secrets.some((secret) => hasDigit(secret) && text.includes(secret))
  const revealed = INTERNALS.find((pattern) => pattern.test(text))
  return [
    ...(repeated ? ['it repeats a secret from the request'] : []),
    ...(revealed ? [`it reveals internal details: ${revealed}`] : []),
  ]
}
