import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../tool.ts'
import {
  cloudFrontApiHeaders,
  cloudFrontFunction,
  cloudFrontHeaders,
  cloudFrontNotFound,
} from './cloudfront.ts'
import { nginxSite } from './nginx.ts'

const dist = join(root, 'dist')

// Prints the configuration for serving `dist` on hosts without support for _headers and _redirects.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '/var/www/kosha' }, api: { type: 'string' } },
})

const prints: Record<string, () => string> = {
  nginx: () => nginxSite(dist, { root: values.root, api: values.api }),
  'cloudfront-function': () => cloudFrontFunction(dist),
  'cloudfront-not-found': () => cloudFrontNotFound(dist),
  'cloudfront-api-headers': () => JSON.stringify(cloudFrontApiHeaders(dist), null, 2),
  'cloudfront-headers': () => JSON.stringify(cloudFrontHeaders(dist), null, 2),
}

const print = prints[positionals[0] ?? '']
if (!print) {
  console.error(`Specify a host: ${Object.keys(prints).join(', ')}`)
  process.exit(1)
}
console.log(print())
