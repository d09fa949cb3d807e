/**
 * The signature of a webhook: `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`.
 * @param at when the attempt is sent, in epoch milliseconds
 */
export async function signatureOf(
  body: string,
  { secret, at }: { secret: string; at: number },
): Promise<string> {
  const seconds = Math.floor(at / 1000)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoded(secret), algorithm, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, encoded(`${seconds}.${body}`))
  return `t=${seconds},v1=${[...new Uint8Array(digest)].map(hex).join('')}`
}

const encoded = (text: string) => new TextEncoder().encode(text)
const hex = (byte: number) => byte.toString(16).padStart(2, '0')
