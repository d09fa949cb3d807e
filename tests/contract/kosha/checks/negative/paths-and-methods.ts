import { eachOf } from '../../../suite/checks/each-of.ts'
import { ContractViolation, must, NotCovered, same } from '../../../suite/verdicts.ts'
import { errorVerdict, operations } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const paths = [...new Set(operations.map(({ path }) => path))]

const SIMILAR_PATHS = [
  '/Payments/Links',
  '/payments/LINKS',
  '/payments//links',
  '//payments/links',
  '/payments/links;x=1',
  '/payments%2Flinks',
  '/payments/links%00',
  '/payments/links.json',
]

export const pathsAndMethods: Check[] = [
  ...paths.map((path): Check => {
    const supported = operations.filter((operation) => operation.path === path).map(({ method }) => method)
    const others = METHODS.filter((method) => !supported.includes(method))
    return {
      id: `negative/other-methods-${path.slice(1).replaceAll(/[/{}]+/g, '-')}`,
      title: `${path} answers 405 to ${others.join(', ')}, and lists the allowed methods in Allow`,
      changes: 'sends unsupported methods, which must be rejected',
      async verify(run) {
        const authorization = await bearer(run)
        const filled = path.replaceAll(/\{\w+\}/g, 'plink_1')
        await mustExist(run, path, authorization)
        const [method = 'PATCH'] = others
        same(
          (await rejected(run, method, filled, {})).status,
          405,
          `the status of ${method} ${path} without a token`,
        )
        // A header must not override the method.
        const headers = { ...authorization, 'x-http-method-override': supported[0] ?? '' }
        for (const method of others) {
          const response = await rejected(run, method, filled, headers)
          same(response.status, 405, `the status of ${method} ${path}`)
          const allowed = (response.headers.get('allow') ?? '')
            .split(',')
            .map((name) => name.trim().toUpperCase())
          for (const method of supported)
            must(allowed.includes(method), `Allow does not name ${method}: "${allowed}"`)
          const extra = allowed.filter((name) => others.includes(name) && name !== 'OPTIONS')
          same(extra, [], 'methods in Allow that are not supported')
        }
      },
    }
  }),
  {
    id: 'negative/unknown-paths',
    title: 'an unknown path answers 404 in the usual error format',
    async verify(run) {
      const authorization = await bearer(run)
      for (const path of [
        '',
        '/',
        '/payments',
        '/payments/links/',
        '/nowhere',
        '/payments/transactions/1',
        '/.env',
      ]) {
        const { status } = await rejected(run, 'GET', path, authorization)
        same(status, 404, `the status of GET ${addressOf(run, path)}`)
      }
      const { status } = await rejected(run, 'GET', '/nowhere', {})
      same(status, 404, 'the status of GET /nowhere without a token')
    },
  },
  {
    id: 'negative/head',
    title: 'HEAD is answered like GET without a body, or rejected with 405',
    async verify(run) {
      const headers = await bearer(run)
      await eachOf(
        operations.filter(({ path }) => !path.includes('{')),
        ({ method, path }) => `the request is HEAD ${path}, the path of ${method}`,
        async ({ path }) => {
          await mustExist(run, path, headers)
          const hasGet = operations.some((operation) => operation.path === path && operation.method === 'GET')
          const withToken = await headOf(run, path, headers)
          const withoutToken = await headOf(run, path, {})
          must(withToken === 405 || (hasGet && withToken === 200), `HEAD ${path} answers ${withToken}`)
          must(
            withoutToken === 405 || (hasGet && withoutToken === 401),
            `HEAD ${path} answers ${withoutToken} without a token`,
          )
        },
      )
    },
  },
  {
    id: 'negative/paths-are-exact',
    title: 'a path in another letter case, with an extra slash or with other percent-encoding is unknown',
    changes: LINKS,
    async verify(run) {
      const headers = await bearer(run)
      const { id } = await createLink(run)
      const isUnknown = async (method: string, path: string) => {
        const { status } = await send(run, method, path, headers)
        same(status, 404, `the status of ${method} ${path.replace(id, '{id}')}`)
      }
      for (const path of SIMILAR_PATHS) await isUnknown('GET', path)
      for (const path of [`/payments/links/${id}/`, `/payments/Links/${id}`, `/payments/links%2F${id}`])
        await isUnknown('DELETE', path)
    },
  },
]

/** @throws NotCovered if none of the path's operations is implemented, since the path is then unknown to the server */
async function mustExist(run: ContractRun, path: string, headers: Record<string, string>): Promise<void> {
  const url = `${run.backend.url}${path.replaceAll(/\{\w+\}/g, 'contract_suite_none')}`
  for (const { id, method } of operations.filter((operation) => operation.path === path)) {
    // No operation accepts this request, so it changes nothing.
    const request = { method, url, headers: id === 'refreshToken' ? {} : headers }
    const { status } = await run.wire.send(request, { operation: id, role: 'merchant' })
    if (![404, 405, 501].includes(status)) return
  }
  throw new NotCovered(`${path} is not implemented`)
}

/** Returns only the status; the contract promises nothing else for HEAD. */
async function headOf(run: ContractRun, path: string, headers: Record<string, string>): Promise<number> {
  const { status, text } = await send(run, 'HEAD', path, headers)
  same(text, '', `the body of HEAD ${path}`)
  return status
}

async function rejected(run: ContractRun, method: string, path: string, headers: Record<string, string>) {
  const received = await send(run, method, path, headers)
  const { broken } = errorVerdict(received)
  if (broken.length > 0)
    throw new ContractViolation(
      `${method} ${addressOf(run, path)} answers ${received.status}, and ${broken.join('; ')}`,
    )
  return received
}

/** @throws NotCovered for 501 */
async function send(run: ContractRun, method: string, path: string, headers: Record<string, string>) {
  const received = await run.wire.send(
    { method, url: `${run.backend.url}${path}`, headers },
    { role: 'merchant' },
  )
  if (received.status === 501)
    throw new NotCovered(`${method} ${addressOf(run, path)} is not implemented: it answers 501`)
  return received
}

/** With the base path, since some of these paths are empty without it. */
const addressOf = ({ backend }: ContractRun, path: string) => new URL(`${backend.url}${path}`).pathname

async function bearer(run: ContractRun) {
  return { authorization: `Bearer ${(await run.actors.as('merchant')).token}` }
}
