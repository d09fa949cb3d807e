const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'interest-cohort',
  'browsing-topics',
]

/**
 * `_headers` in the format of Netlify and Cloudflare Pages. The referrer is only the origin, since the path of a password
 * reset contains its token.
 */
export function headersFile(csp: string): string {
  return `/*
  Content-Security-Policy: ${csp}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin
  Permissions-Policy: ${PERMISSIONS.map((feature) => `${feature}=()`).join(', ')}
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}
