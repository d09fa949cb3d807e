/** A function that hides the values of fields with these names, in forms and in JSON, even invalid JSON. */
function masking(names: string) {
  const inJson = new RegExp(`("[\\w-]*(?:${names})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)(")`, 'gi')
  const inForm = new RegExp(`(^|&)([\\w-]*(?:${names}))=[^&]*`, 'gi')
  return (text: string) => text.replaceAll(inJson, '$1•••$3').replaceAll(inForm, '$1$2=•••')
}

/** Hides passwords and secrets. Tokens stay: they open only this mock session, and make a call replayable. */
export const maskSecrets = masking('password|secret')

/** Endings of the names of fields that contain credentials of a real backend. */
const TOKENS = 'token|jwt|api[_-]?key|session[_-]?id'

const inBodies = masking(TOKENS)
const inLists = new RegExp(`("[\\w-]*(?:${TOKENS})"\\s*:\\s*)[[{][^\\]}]*[\\]}]`, 'gi')
const inQuery = new RegExp(`([?&][\\w-]*(?:${TOKENS}))=[^&#]*`, 'gi')
const inName = new RegExp(`(?:${TOKENS})$`, 'i')

/** Hides bearer tokens, reset tokens and other credentials. */
export const maskTokens = (text: string) => inBodies(text).replaceAll(inLists, '$1"•••"')

export const maskTokensInPath = (path: string) => path.replaceAll(inQuery, '$1=•••')

export const isTokenHeader = (name: string) => inName.test(name)

// Headers of the connection and the session, which differ between equal calls.
const LEFT_OUT = ['host', 'connection', 'content-length', 'keep-alive', 'transfer-encoding', 'x-mock-session']
const SECRET = ['x-mock-control-token', 'proxy-authorization', 'x-api-key']

/** The headers of a request for display, sorted by name. */
export function maskedHeaders(headers: Iterable<[string, string]>): Record<string, string> {
  const visible = [...headers].filter(([name]) => !LEFT_OUT.includes(name))
  return Object.fromEntries(
    visible.map(([name, value]) => {
      if (SECRET.includes(name)) return [name, '•••']
      return [name, name === 'cookie' ? value.replaceAll(/=[^;]*/g, '=•••') : value]
    }),
  )
}
