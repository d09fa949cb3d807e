/**
 * Sends what moves money: one request at a time, and one idempotency key per attempt. The same words get the same key
 * however often they are sent, until one succeeds; other words are another attempt.
 * Tells whether this call was the one that was sent: a form that closes on another's account would lose its words.
 */
export function createAttempt(newKey: () => string = randomKey) {
  let last: { body: string; key: string } | undefined
  let running = false

  return async function attempt<Answer>(
    body: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<boolean> {
    // A second click arrives before the busy button is drawn.
    if (running) return false
    running = true
    const sent = JSON.stringify(body)
    if (last?.body !== sent) last = { body: sent, key: newKey() }
    try {
      await send(last.key)
      last = undefined
      return true
    } finally {
      running = false
    }
  }
}

/** The attempt of a form by its name. It outlives the form, so that a retry after signing in again has the same key. */
export function attemptOf(form: string) {
  const attempt = attempts.get(form) ?? createAttempt()
  attempts.set(form, attempt)
  return attempt
}

const attempts = new Map<string, ReturnType<typeof createAttempt>>()

// crypto.randomUUID is missing on plain http, where developers sit.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
