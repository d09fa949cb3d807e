import { join } from 'node:path'
import { commandLine, oneOf, orEnd, UsageError } from '../../mock-server/hosts/node/command-line.ts'
import { root } from '../tool.ts'
import {
  cloudFrontApiHeaders,
  cloudFrontFunction,
  cloudFrontHeaders,
  cloudFrontNotFound,
} from './cloudfront.ts'
import { nginxSite } from './nginx.ts'

const HELP = `
npx tsx scripts/host/host-config.ts <what> [options]: prints what a host without _headers and _redirects needs to serve dist/

  nginx                   a server block
  cloudfront-function     the function for viewer requests
  cloudfront-not-found    the function for 404 responses
  cloudfront-headers      the response headers policy of the site (JSON)
  cloudfront-api-headers  the response headers policy of /api (JSON)

With nginx:
  --root <folder>        where the exported files lie on that machine (default /var/www/kosha)
  --server-name <name>   the name of the site (default _, over which any other default site takes precedence)
  --api <origin>         passes /api on to this server: http://127.0.0.1:8080, without a path
`

const dist = join(root, 'dist')
const { positionals, values } = commandLine(
  HELP,
  {
    root: { type: 'string', default: '/var/www/kosha' },
    'server-name': { type: 'string' },
    api: { type: 'string' },
  },
  { allowPositionals: true },
)

const prints = {
  nginx: () =>
    nginxSite(dist, { root: values.root, serverName: values['server-name'], api: originOf(values.api) }),
  'cloudfront-function': () => cloudFrontFunction(dist),
  'cloudfront-not-found': () => cloudFrontNotFound(dist),
  'cloudfront-api-headers': () => JSON.stringify(cloudFrontApiHeaders(dist), null, 2),
  'cloudfront-headers': () => JSON.stringify(cloudFrontHeaders(dist), null, 2),
}

console.log(
  orEnd(() => {
    const [output, ...further] = positionals
    const hosts = Object.keys(prints) as (keyof typeof prints)[]
    if (output === undefined || further.length > 0) throw new UsageError(`Name one of ${hosts.join(', ')}`)
    return prints[oneOf('The host', output, hosts)]()
  }),
)

/** nginx would put a path before that of the call, without a slash between them. */
function originOf(api: string | undefined): string | undefined {
  if (api === undefined) return undefined
  const url = URL.canParse(api) ? new URL(api) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new UsageError(
      `--api ${api} is not valid: choose an origin without a path, like http://127.0.0.1:8080`,
    )
  return url.origin
}
