import type { Store } from '../../../../mock-server/kosha/store/store.ts'

/** Ids that both sides had at the start are equal; ids of new rows are paired when first seen. */
export class IdPairs {
  private readonly forward = new Map<string, string>()
  private readonly backward = new Map<string, string>()
  private readonly ids = new Map<string, string>()
  /** The pairs added since an attempt began. */
  private attempted: [pairs: Map<string, string>, key: string][] | undefined

  share(kind: string, id: string): void {
    this.bind(kind, id, id)
  }

  /** Whether the two are a pair. Pairs them if neither was seen before. */
  agree(kind: string, model: string, backend: string): boolean {
    const partner = this.forward.get(`${kind} ${model}`)
    if (partner !== undefined) return partner === backend
    if (this.backward.has(`${kind} ${backend}`)) return false
    this.bind(kind, model, backend)
    return true
  }

  /** Whether a value of the model always goes with the same value of the backend. */
  isSteady(kind: string, model: string, backend: string): boolean {
    const partner = this.forward.get(`${kind} ${model}`)
    if (partner === undefined) this.note(this.forward, `${kind} ${model}`, backend)
    return partner === undefined || partner === backend
  }

  idInBackend = (id: string): string => this.ids.get(id) ?? id

  /** A value of the model with the ids that the backend has given. */
  inBackend<Value>(value: Value): Value {
    return JSON.parse(JSON.stringify(value), (_key, field) => this.idInBackend(field))
  }

  etagInBackend(link: string, etag: string): string {
    return this.forward.get(`etag of link ${link} ${etag}`) ?? etag
  }

  inModel(kind: string, backend: string): string | undefined {
    return this.backward.get(`${kind} ${backend}`)
  }

  bind(kind: string, model: string, backend: string): void {
    if (!kind.startsWith('etag')) this.note(this.ids, model, backend)
    this.note(this.forward, `${kind} ${model}`, backend)
    this.note(this.backward, `${kind} ${backend}`, model)
  }

  private note(pairs: Map<string, string>, key: string, value: string): void {
    this.attempted?.push([pairs, key])
    pairs.set(key, value)
  }

  /** Runs `act`, and keeps its new pairs only if it returns true. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const outer = this.attempted
    const attempted: typeof outer = []
    this.attempted = attempted
    const isKept = await act()
    this.attempted = outer
    if (isKept) outer?.push(...attempted)
    else for (const [pairs, key] of attempted) pairs.delete(key)
    return isKept
  }
}

export function shareIds(store: Store, pairs: IdPairs): void {
  for (const { user, merchantId } of store.accounts.all()) {
    pairs.share('user', user.id)
    if (merchantId !== undefined) pairs.share('merchant', merchantId)
  }
  for (const { id } of store.gateways.oldestFirst()) pairs.share('gateway', id)
  for (const { id } of store.paymentMethods.oldestFirst()) pairs.share('method', id)
  for (const { id } of store.settlements.oldestFirst()) pairs.share('settlement', id)
  for (const { id, url, etag } of store.paymentLinks.oldestFirst()) {
    pairs.share('link', id)
    pairs.share('url', url)
    if (etag !== undefined) pairs.share(`etag of link ${id}`, etag)
  }
  for (const { id, refunds } of store.transactions.rows()) {
    pairs.share('transaction', id)
    for (const refund of refunds) pairs.share('refund', refund.id)
  }
}
