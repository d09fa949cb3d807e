/** Web Locks that wait for one another. */
export function queues() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, _options: object, work: (lock: object) => Promise<unknown>) {
      const result = last.then(() => work({}))
      last = result.catch(() => undefined)
      return result
    },
  }
}
