import type { components } from '#contract'
import type { Account, Backend } from '../suite/backend.ts'
import type { Call, RunOptions } from '../suite/call.ts'
import type { Check as AnyCheck } from '../suite/contract-run.ts'
import { ContractRun as AnyRun } from '../suite/contract-run.ts'
import type { Received } from '../suite/wire.ts'
import { Actors } from './actors.ts'
import type { ResponseOf } from './contract-types.ts'
import type { OperationId } from './document.ts'
import { koshaContract } from './document.ts'
import { OwnLinks } from './own-links.ts'

export type ErrorResponse = Received & { error: components['schemas']['ErrorBody'] }
export type Check = AnyCheck<ContractRun>

/** A run with accounts of this product, which deletes the payment links that it creates. */
export class ContractRun extends AnyRun<OperationId> {
  readonly actors: Actors
  readonly ownLinks: OwnLinks

  constructor(backend: Backend, accounts: Account[], options: RunOptions) {
    super(koshaContract, backend, options, [
      options.expiredToken,
      options.resetToken,
      ...accounts.map(({ password }) => password),
    ])
    this.actors = new Actors(this, accounts)
    this.ownLinks = new OwnLinks(this)
  }

  // Responses were validated against the contract, so their types are known.
  override expectSuccess<Id extends OperationId>(id: Id, call: Call = {}): Promise<ResponseOf<Id>> {
    return super.expectSuccess(id, call) as Promise<ResponseOf<Id>>
  }

  override expectError(id: OperationId, call: Call, ...statuses: number[]): Promise<ErrorResponse> {
    return super.expectError(id, call, ...statuses) as Promise<ErrorResponse>
  }

  override forgetSessions(): void {
    this.actors.forgetSessions()
  }

  protected override isSafe(id: OperationId): boolean {
    return id === 'signIn'
  }

  /** Waits for the response even if the run was stopped, since created links must be deleted. */
  protected override async sent(
    id: OperationId,
    call: Call,
    send: () => Promise<Received>,
  ): Promise<Received> {
    if (id !== 'createPaymentLink') return send()
    await this.ownLinks.noteBefore(call)
    this.wire.rejectBeyondBudget()
    const received = await this.wire.evenIfStopped(send).catch((error: unknown) => {
      this.ownLinks.noteLost(call)
      throw error
    })
    this.ownLinks.noteCreated(call, received)
    return received
  }
}
