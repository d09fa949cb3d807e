type Limit<Result> = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Reads the response within the same limit, its content from `body`. */
  read: (response: Response, body: Response['body']) => Promise<Result>
  timeoutMs: number
  /** Ends the request earlier. */
  stop?: AbortSignal | undefined
}

/** Requests in progress: Node.js never aborts a request once its signal was garbage-collected. */
const inProgress = new Set<Request>()

/**
 * Sends a request and reads its response within `timeoutMs`.
 * @throws DOMException `TimeoutError` after that time, or the reason of `stop`
 */
export async function withinTimeLimit<Result>(
  requestWith: (signal: AbortSignal) => Request,
  { fetch, read, timeoutMs, stop }: Limit<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timeout = setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMs)
  const end = () => limit.abort(stop?.reason)
  if (stop?.aborted) end()
  stop?.addEventListener('abort', end)
  let request: Request | undefined
  let fail = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    fail = () => reject(limit.signal.reason)
    if (limit.signal.aborted) fail()
    limit.signal.addEventListener('abort', fail)
  })
  const answered = async () => {
    request = requestWith(limit.signal)
    inProgress.add(request)
    const response = await fetch(request)
    // After the headers Node.js may forget the signal of the request, so the body has its own.
    return read(response, response.body?.pipeThrough(new TransformStream(), { signal: limit.signal }) ?? null)
  }
  try {
    return await Promise.race([answered(), aborted])
  } finally {
    clearTimeout(timeout)
    stop?.removeEventListener('abort', end)
    // Node.js keeps the signal of a request for good, and with a listener the whole response.
    limit.signal.removeEventListener('abort', fail)
    if (request) inProgress.delete(request)
  }
}
