export type Backend = {
  name: string
  /** Includes the base path, without a trailing slash. */
  url: string
  /** Credentials of its address, to be redacted. */
  secrets?: string[]
  fetch(request: Request): Response | Promise<Response>
  /** Advances the clock; only available for a server in this process. */
  pass?(ms: number): void
  /** The token of the last reset mail to an email address; absent if mails cannot be read. */
  mailedToken?(email: string): string | undefined | Promise<string | undefined>
}

/** An account that can sign in. */
export type Account = { role: string; email: string; password: string }

/** `user:password@` is sent as basic authentication with requests that carry no token. */
export function remoteBackend(address: string): Backend {
  const { basic, url, secrets } = withoutCredentials(address)
  return {
    name: url,
    url,
    secrets,
    fetch(request) {
      if (basic !== undefined && !request.headers.has('authorization'))
        request.headers.set('authorization', `Basic ${basic}`)
      return fetchOnOpenConnection(request)
    },
  }
}

const MAX_CLOSED = 3

/** A server may close idle connections just when one is used again. */
function fetchOnOpenConnection(request: Request, closed = 0): Promise<Response> {
  // One without a body can be sent again as it is.
  const again = request.body ? request.clone() : request
  return fetch(request, { redirect: 'manual' }).catch((error: Error) => {
    if (closed === MAX_CLOSED || !isOfUsedConnection(error)) throw error
    return fetchOnOpenConnection(again, closed + 1)
  })
}

function isOfUsedConnection({ cause }: Error): boolean {
  const { code, socket } = Object(cause)
  return code === 'UND_ERR_SOCKET' && Object(socket).bytesRead > 0
}

function withoutCredentials(address: string): { url: string; basic?: string; secrets: string[] } {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const plain = url.href.replace(/\/+$/, '')
  if (username === '' && password === '') return { url: plain, secrets: [] }
  const decoded = decodeURIComponent(password)
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decoded}`).toString('base64')
  return { url: plain, basic, secrets: [basic, decoded] }
}
