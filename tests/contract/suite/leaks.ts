import type { Sent } from './wire.ts'

/** Internal details that must never appear in a response. */
const INTERNALS = [
  /\bat [^\n]{0,80}:\d+:\d+/,
  /Traceback \(most recent/,
  /\b(?:node_modules|site-packages)\b/,
  /\.(?:java|kt|py|rb|php|go|cs|rs|[cm]?[jt]s):\d+/,
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bSELECT\b.{1,80}\bFROM\b/,
]
const SECRETS = /"(?:password|currentPassword|newPassword|secret|token)":"([^"\\]{12,})"/g
// Others may be words of the message.
const hasDigit = (secret: string) => /\d/.test(secret)

/** What an error response reveals of the request's secrets and of the server, as ends of a sentence. */
export function leaksIn(text: string, { headers, body }: Pick<Sent, 'headers' | 'body'>): string[] {
  const [, token = ''] = /^Bearer ([\w-]{12,})$/.exec(headers.authorization ?? '') ?? []
  const sent = `"token":"${token}"${typeof body === 'string' ? body : ''}`
  // Also a part of it, since messages are cut.
  const secrets = [...sent.matchAll(SECRETS)].map(([, secret = '']) => secret.slice(0, 30))
  const repeated = secrets.some((secret) => hasDigit(secret) && text.includes(secret))
  const revealed = INTERNALS.find((pattern) => pattern.test(text))
  return [
    ...(repeated ? ['it repeats a secret from the request'] : []),
    ...(revealed ? [`it reveals internal details: ${revealed}`] : []),
  ]
}
