import type { Samples } from '../contract/samples.ts'

/** How an endpoint verifies that Kosha sent a webhook. Tests run each against the mock server's signatures. */
export const signatureSamples: Samples = {
  curl: `# BODY: the raw body, SIGNATURE: the header, SECRET: the endpoint's secret
seconds=\${SIGNATURE#t=}
seconds=\${seconds%%,*}
digest=$(printf '%s.%s' "$seconds" "$BODY" | openssl dgst -sha256 -hmac "$SECRET")
age=$(($(date +%s) - seconds))
[ "$SIGNATURE" = "t=$seconds,v1=\${digest##* }" ] && [ "\${age#-}" -le 300 ]`,
  typescript: `import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether Kosha sent this body, within the last five minutes. */
export function isFromKosha(body: string, signature: string, secret: string): boolean {
  const [, seconds = '', sent = ''] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const age = Date.now() / 1000 - Number(seconds)
  if (sent === '' || Math.abs(age) > 300) return false
  const digest = createHmac('sha256', secret).update(\`\${seconds}.\${body}\`).digest('hex')
  return timingSafeEqual(Buffer.from(sent), Buffer.from(digest))
}`,
}

/** Commands that make the mock server, at its default address, deliver an event. */
export const deliveryCommands = `export M=http://localhost:4010/__mock
export J='Content-Type: application/json'
curl -X PUT $M/webhooks -H "$J" -d '{"url":"http://localhost:8080/hooks","secret":"sesame"}'
curl $M/rows/payment-links -H "$J" -d '{"id":"plink_mine"}'
curl -X POST $M/payment-links/plink_mine/payments -H "$J" -d '{}'
curl $M/outbox/webhooks`
