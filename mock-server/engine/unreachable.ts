/** The backend did not respond; the message gives the reason. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const UNTRUSTED =
  'its certificate is not from an authority that Node.js trusts; NODE_EXTRA_CA_CERTS=file.pem adds one'
const CUT_OFF = 'it closed the connection before its response was complete'
const NOT_HTTPS = 'it does not speak HTTPS at this address; is it http:// there?'

const REASONS: Record<string, string> = {
  'bad port': 'browsers and Node.js call no server on this port; choose another',
  ECONNREFUSED: 'nothing is listening at this address',
  ENOTFOUND: 'there is no host with this name',
  EAI_AGAIN: 'its host name cannot be resolved at the moment',
  ECONNRESET: CUT_OFF,
  UND_ERR_SOCKET: CUT_OFF,
  ETIMEDOUT: 'it does not respond',
  UND_ERR_CONNECT_TIMEOUT: 'it does not respond',
  UND_ERR_HEADERS_TIMEOUT: 'it accepted the connection but does not respond',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: NOT_HTTPS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NOT_HTTPS,
  EPROTO: NOT_HTTPS,
}

/** The reason why fetch failed: its own message is always "fetch failed". */
export function reasonFor(error: unknown): string {
  const chain = causesOf(error)
  const code = chain.map(codeOf).find((candidate) => candidate !== undefined)
  const innermost = chain.map(({ message }) => message).findLast((message) => message !== '')
  if (code === undefined) return REASONS[innermost ?? ''] ?? innermost ?? String(error)
  const reason = REASONS[code] ?? (code.startsWith('HPE_') ? 'it does not speak HTTP' : innermost)
  return reason === undefined ? code : `${reason} (${code})`
}

/** The error and its chain of causes; the first of several attempts. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const attempts: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error, ...causesOf(error.cause ?? attempts[0])]
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined)
