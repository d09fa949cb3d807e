import type { Mail } from '../../engine/backend.ts'

/** Anybody can have one sent. */
const MAX_MAILS = 10_000

/** The last emails that a real server would send, oldest first. */
export class Outbox {
  readonly mails: Mail[]

  constructor(mails: readonly Mail[] = []) {
    this.mails = [...mails]
  }

  send(mail: Mail): void {
    this.mails.push(mail)
    if (this.mails.length > MAX_MAILS) this.mails.shift()
  }

  clear(): void {
    this.mails.length = 0
  }
}
