/**
 * Which id of the backend stands for which id of the model. Ids that both sides had from the start are equal; those
 * of new rows are paired when they are first seen, one to one.
 */
export class IdPairs {
  private readonly forward = new Map<string, string>()
  private readonly backward = new Map<string, string>()
  /** What was paired since an attempt began. */
  private attempted: [pairs: Map<string, string>, key: string][] | undefined

  /** Notes an id that both sides share. */
  share(kind: string, id: string): void {
    this.bind(kind, id, id)
  }

  /** Whether the two stand for each other. IdPairs them if neither was seen before. */
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

  /** The backend's value for one of the model. */
  inBackend(kind: string, model: string): string {
    return this.forward.get(`${kind} ${model}`) ?? model
  }

  inModel(kind: string, backend: string): string | undefined {
    return this.backward.get(`${kind} ${backend}`)
  }

  bind(kind: string, model: string, backend: string): void {
    this.note(this.forward, `${kind} ${model}`, backend)
    this.note(this.backward, `${kind} ${backend}`, model)
  }

  private note(pairs: Map<string, string>, key: string, value: string): void {
    this.attempted?.push([pairs, key])
    pairs.set(key, value)
  }

  /** Runs `act`, and keeps what it paired only if it returns true. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const outer = this.attempted
    const own: typeof outer = []
    this.attempted = own
    const isKept = await act()
    this.attempted = outer
    if (isKept) outer?.push(...own)
    else for (const [pairs, key] of own) pairs.delete(key)
    return isKept
  }
}
