/** Web Locks shared by the tabs of one browser. */
export function tabLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _ifAvailable: object, work: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return await work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}
