/** Internal details that must never appear in a response. */
const INTERNALS = [
  /\bat [^\n]{0,80}:\d+:\d+/,
  /Traceback \(most recent/,
  /\b(?:node_modules|site-packages)\b/,
  /\.(?:java|kt|py|rb|php|go|cs|rs|[cm]?[jt]s):\d+/,
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bSELECT\b.{1,80}\bFROM\b/,
]
const SECRETS = /"(?:password|currentPassword|newPassword|secret)":"([^"\\]{12,})"/g
// Others may be words of the message.
const hasDigit = (secret: string) => /\d/.test(secret)

/** What an error response reveals of the request's secrets and of the server, as ends of a sentence. */
export function leaksIn(text: string, sent: string | Uint8Array | undefined): string[] {
  const secrets = typeof sent === 'string' ? [...sent.matchAll(SECRETS)].map(([, secret = '']) => secret) : []
  const repeated = secrets.some((secret) => hasDigit(secret) && text.includes(secret))
  const revealed = INTERNALS.find((pattern) => pattern.test(text))
  return [
    ...(repeated ? ['it repeats a secret from the request'] : []),
    ...(revealed ? [`it reveals internal details: ${revealed}`] : []),
  ]
}
