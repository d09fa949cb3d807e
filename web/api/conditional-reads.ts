type TaggedResponse = { etag: string; body: ArrayBuffer }

/** More than the lists and figures of one screen. */
const MAX_KEPT = 40

const taggedResponses = new Map<string, TaggedResponse>()

/** Another user's responses are never reused: the key contains the token. */
const keyOf = ({ url, headers }: Request) => `${headers.get('Authorization')} ${url}`

/** Requests a response that this tab already has only if it has changed. */
export function askIfChanged(request: Request): Request {
  const before = request.method === 'GET' ? taggedResponses.get(keyOf(request)) : undefined
  if (before) request.headers.set('If-None-Match', before.etag)
  return request
}

/** The response that the server sent, or the one that it says is still current. */
export function currentResponse(
  request: Request,
  { status, headers }: Response,
  body: ArrayBuffer,
): Response {
  const key = keyOf(request)
  const before = taggedResponses.get(key)
  if (status === 304 && before) return new Response(before.body, { headers })
  const etag = headers.get('ETag')
  if (request.method === 'GET' && status === 200 && etag && isJson(body)) remember(key, { etag, body })
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}

export const forgetResponses = () => taggedResponses.clear()

/** A body that broke on the way would come back with every 304. */
function isJson(body: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body))
    return true
  } catch {
    return false
  }
}

function remember(key: string, response: TaggedResponse) {
  // Re-inserted, so that the first one was requested longest ago.
  taggedResponses.delete(key)
  taggedResponses.set(key, response)
  const [oldest] = taggedResponses.keys()
  if (taggedResponses.size > MAX_KEPT && oldest !== undefined) taggedResponses.delete(oldest)
}
