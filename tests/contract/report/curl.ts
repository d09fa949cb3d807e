import type { Exchange, Received, Sent } from '../suite/wire.ts'
import { masked } from './masking.ts'

const LONGEST = 2000

/** A request that can be pasted into a shell, and what was answered; secrets hidden unless asked for. */
export function asText({ sent, received, ms }: Exchange, { showSecrets = false } = {}): string {
  const text = `${curlOf(sent)}\n\n${answerOf(received)}\n(${Math.round(ms)} ms)`
  return showSecrets ? text : masked(text)
}

function curlOf({ method, url, headers, body }: Sent): string {
  const lines = [`curl -i -X ${method} ${quoted(url)}`]
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoted(`${name}: ${value}`)}`)
  if (typeof body === 'string') lines.push(`--data-raw ${quoted(shortened(body))}`)
  else if (body) lines.push(`--data-binary @<(echo ${Buffer.from(body).toString('base64')} | base64 -d)`)
  return lines.join(' \\\n  ')
}

function answerOf(received: Received | undefined): string {
  if (!received) return 'no answer'
  const headers = [...received.headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP ${received.status}`, ...headers, '', shortened(received.text)].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text
