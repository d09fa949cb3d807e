/**
 * Which id of the backend stands for which id of the model. Ids that both sides had from the start are equal; those
 * of new rows are paired when they are first seen, one to one.
 */
export class IdPairs {
  private forward = new Map<string, string>()
  private backward = new Map<string, string>()

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
    const partner = this.forward.get(`${kind} ${model}`) ?? backend
    this.forward.set(`${kind} ${model}`, partner)
    return partner === backend
  }

  /** The backend's value for one of the model. */
  inBackend(kind: string, model: string): string {
    return this.forward.get(`${kind} ${model}`) ?? model
  }

  inModel(kind: string, backend: string): string | undefined {
    return this.backward.get(`${kind} ${backend}`)
  }

  bind(kind: string, model: string, backend: string): void {
    this.forward.set(`${kind} ${model}`, backend)
    this.backward.set(`${kind} ${backend}`, model)
  }

  /** Runs `act`, and keeps what it paired only if it returns true. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const before = [new Map(this.forward), new Map(this.backward)] as const
    if (await act()) return true
    ;[this.forward, this.backward] = before
    return false
  }
}
