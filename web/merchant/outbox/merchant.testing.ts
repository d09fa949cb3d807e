import { vi } from 'vitest'
import type { createAttemptFlow } from './attempt-flow.ts'
import type { Loss } from './lossy-network.testing.ts'
import { pressed, signInResponse } from './lossy-network.testing.ts'

export const TABS = [0, 1] as const
export type Tab = (typeof TABS)[number]

/** The modules of one tab. Tabs share only the storage and the server. */
export async function openTab() {
  vi.resetModules()
  const [session, client, time, clock, refunds, links] = await Promise.all([
    import('../../session/session.ts'),
    import('../../api/query-client.ts'),
    import('../../api/server-time.ts'),
    import('../../api/server-clock.ts'),
    import('../transactions/refund/refund-flow.ts'),
    import('../payment-links/form/create-link-flow.ts'),
  ])
  return { ...session, ...client, ...time, ...clock, ...refunds, ...links }
}
export type TabModules = Awaited<ReturnType<typeof openTab>>

type Flow = Omit<ReturnType<typeof createAttemptFlow>, 'review' | 'send'>

/** A dialog: its input, and the explicit press that sends it. */
export type Dialog = {
  flow: Flow
  fill: (choice: number) => void
  canSend: () => boolean
  send: () => Promise<void>
}

/** The merchant's actions, the outcomes shown, and the two tabs used. */
export class Merchant {
  readonly dialogs: (Dialog | null)[] = [null, null]
  readonly reportedCreated = new Set<string>()
  readonly reportedNotCreated = new Set<string>()
  confirmations = 0

  constructor(
    private readonly tabs: readonly TabModules[],
    private readonly openDialog: (tab: TabModules) => Dialog,
    /** The keys of everything the server has created. */
    readonly createdKeys: () => Promise<string[]>,
  ) {}

  open(tab: Tab): Dialog | null {
    const modules = this.tabs[tab]
    this.dialogs[tab] ??= modules ? this.openDialog(modules) : null
    return this.dialogs[tab] ?? null
  }

  fill(tab: Tab, choice: number) {
    const dialog = this.open(tab)
    dialog?.flow.back()
    dialog?.fill(choice)
  }

  async send(tab: Tab, loss: Loss) {
    const dialog = this.dialogs[tab]
    if (!dialog?.canSend()) return
    this.confirmations += 1
    await this.press(tab, dialog.send, loss)
  }

  async resolve(tab: Tab, how: 'retry' | 'check', loss: Loss) {
    const flow = this.dialogs[tab]?.flow
    if (flow?.state.step.name === 'unresolved') await this.press(tab, flow[how], loss)
  }

  /** The same press in both tabs at once. */
  async inBoth(press: (tab: Tab) => Promise<void>) {
    await Promise.all(TABS.map(press))
  }

  /** Reads the dialog after each press, like the merchant. */
  private async press(tab: Tab, action: () => Promise<void>, loss: Loss) {
    const flow = this.dialogs[tab]?.flow
    const modules = this.tabs[tab]
    if (!flow || !modules) return
    const before = flow.state.error
    const key = await pressed.run({ loss, endSession: modules.sessionExpired }, async () => {
      await action()
      return pressed.getStore()?.key
    })
    const { step, error } = flow.state
    if (step.name === 'done' && key) this.reportedCreated.add(key)
    if (step.name === 'resolved')
      (step.id === null ? this.reportedNotCreated : this.reportedCreated).add(step.attempt.key)
    if (step.name === 'form' && error !== null && error !== before && key) this.reportedNotCreated.add(key)
    if (!modules.session.isAuthenticated) await this.signInAgain()
  }

  /** Dialogs close with the session; the next ones find their stored attempts. */
  async signInAgain() {
    const response = await signInResponse()
    for (const { sessionExpired, signedIn } of this.tabs) {
      void sessionExpired()
      signedIn(response)
    }
    await this.screensLoad()
    this.dialogs.fill(null)
  }

  /** The screens of both tabs load their data, and so the server's time. */
  async screensLoad() {
    // The other tab may be signing in at the same time.
    for (const { askServerTime } of this.tabs) await pressed.exit(askServerTime).catch(() => null)
  }
}
