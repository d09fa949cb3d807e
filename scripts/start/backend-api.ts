import { parsedJson } from '../../mock-server/engine/parsed-json.ts'
import { createProxy } from '../../mock-server/engine/proxy/app.ts'
import { controlFiles, ownContract, version } from '../../mock-server/hosts/node/documents.ts'
import { identify } from '../../mock-server/kosha/identify.ts'
import { printWelcome } from './mock-api.ts'

type BackendOptions = { target: string; enforce: boolean; hosts: readonly string[] }

/** The API of a real server, through a proxy that validates both sides. */
export const createBackendApi = (options: BackendOptions) =>
  createProxy({
    ...options,
    contract: ownContract(),
    control: controlFiles(),
    identify,
    version: version(),
  })

/** Prints the addresses, and the problem of the server that is used instead of the mock. */
export async function welcome(url: string, target: string | undefined): Promise<void> {
  printWelcome(url, target)
  const problem = target === undefined ? undefined : await problemOf(target)
  if (problem !== undefined) console.error(`  ${problem}\n`)
}

/** Calls a server that claims to be a backend, to report its problem, as a sentence, before a screen does. */
export async function problemOf(target: string): Promise<string | undefined> {
  // Not the proxy that is used afterwards: this call is not the user's.
  const proxy = createProxy({ contract: ownContract(), target, timeoutMs: 5000 })
  const verified = await proxy.request('http://localhost/api/auth/verify')
  const violations = verified.headers.get('x-contract-violation')
  const body = parsedJson(await verified.text())
  const { message, requestId } = Object(body)
  if (verified.status === 502 && String(requestId).startsWith('proxy_'))
    return `${String(message).replace(/^The backend\b/, target)} Until it answers, the app says so.`
  if (verified.status >= 500 && body !== undefined)
    return `${target} fails: GET ${target}/auth/verify returned ${verified.status}.`
  if (verified.status === 404)
    return `GET ${target}/auth/verify returned 404: it is not built yet, which the app needs at each load, or the URL lacks the base path, such as /api.`
  if (body === undefined)
    return `${target} does not look like this API: GET ${target}/auth/verify returned ${verified.status} ${verified.headers.get('content-type') ?? 'without a type'}. Does the URL end with the base path, such as /api?`
  if (verified.status !== 401 || violations !== null)
    return `${target} violates the contract, or follows another version of it: GET ${target}/auth/verify without a token returned ${verified.status}${violations === null ? '' : `: ${violations}`}.`
  return undefined
}
