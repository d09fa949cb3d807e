export type Mail = { to: string; subject: string; text: string; at: string; token?: string }

/** The emails that a real server would send, oldest first. */
export class Outbox {
  readonly mails: Mail[]

  constructor(mails: readonly Mail[] = []) {
    this.mails = [...mails]
  }

  send(mail: Mail): void {
    this.mails.push(mail)
  }

  clear(): void {
    this.mails.length = 0
  }
}
