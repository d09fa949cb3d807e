export type LastIds = Record<Prefix, number>
type Prefix = 'txn' | 'plink' | 'setl' | 'rfnd' | 'req'

const DIGITS = { txn: 7, plink: 7, setl: 7, rfnd: 7, req: 8 } as const

/** Sequential ids such as `plink_0000042`, so that identical requests get identical responses. */
export class Ids {
  private readonly last: LastIds

  constructor(last: Partial<LastIds> = {}) {
    this.last = { txn: 0, plink: 0, setl: 0, rfnd: 0, req: 0, ...last }
  }

  save(): LastIds {
    return { ...this.last }
  }

  /** The next id, without using it up. */
  peek(prefix: Prefix): string {
    return `${prefix}_${String(this.last[prefix] + 1).padStart(DIGITS[prefix], '0')}`
  }

  next(prefix: Prefix): string {
    const id = this.peek(prefix)
    this.last[prefix] += 1
    return id
  }

  /** Advances the counter past an existing id. */
  reserve(id: string): void {
    const [, prefix, number] = /^(txn|plink|setl|rfnd)_(\d{1,15})$/.exec(id) ?? []
    if (isPrefix(prefix)) this.last[prefix] = Math.max(this.last[prefix], Number(number))
  }
}

const isPrefix = (text: string | undefined): text is Prefix => text !== undefined && text in DIGITS
