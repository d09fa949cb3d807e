import { quoted } from '../../../../mock-server/engine/inspector/curl.ts'
import type { Exchange, Received, Sent } from '../wire.ts'

const MAX_CHARACTERS = 2000

/** Sanitizes text for display: removes secrets and control characters. */
export type Show = (text: string) => string

export function asText({ sent, received, ms }: Exchange, show: Show): string {
  return `${curlOf(sent, show)}\n\n${responseOf(received, show)}\n(${Math.round(ms)} ms)`
}

export function curlOf({ method, url, headers, body }: Sent, show: Show = String): string {
  // With -X HEAD curl would wait for a body.
  const call = method === 'HEAD' ? 'curl -I' : `curl -i -X ${method}`
  const lines = [`${call} ${quoted(shortened(show(url)))}`]
  for (const [name, value] of Object.entries(headers))
    lines.push(`-H ${quoted(shortened(show(`${name}: ${value}`)))}`)
  if (typeof body === 'string') lines.push(`--data-raw ${quoted(shortened(show(body)))}`)
  else if (body) lines.push(bytesOf(body, show))
  return lines.join(' \\\n  ')
}

/** Base64 would hide a secret from redaction, yet anyone could decode it. */
function bytesOf(body: Uint8Array, show: Show): string {
  const bytes = Buffer.from(body)
  const hasSecret = (['utf8', 'utf16le', 'latin1'] as const).some((encoding) => {
    const text = bytes.toString(encoding).replaceAll(/[^\t\n\r\u0020-\u007e]/g, '?')
    return show(text) !== text
  })
  return hasSecret
    ? `--data-binary @body # ${body.length} bytes, not shown because they contain a secret`
    : `--data-binary @<(echo ${bytes.toString('base64')} | base64 -d)`
}

function responseOf(received: Received | undefined, show: Show): string {
  if (!received) return 'no response'
  const headers = [...received.headers].map(([name, value]) => shortened(show(`${name}: ${value}`)))
  return [`HTTP ${received.status}`, ...headers, '', shortened(show(received.text))].join('\n')
}

export const cutTo = (most: number, text: string) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

export const shortened = (text: string, most = MAX_CHARACTERS) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
