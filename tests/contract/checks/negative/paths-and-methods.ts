import type { Check } from '../../suite/check.ts'
import { Broken, must, NotCovered, same } from '../../suite/check.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { operations } from '../../suite/document.ts'
import { verdictOnRefusal } from '../../suite/validation.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const paths = [...new Set(operations.map(({ path }) => path))]

/** Paths and methods that the contract does not have. */
export const addresses: Check[] = [
  ...paths.map((path): Check => {
    const own = operations.filter((each) => each.path === path).map(({ method }) => method)
    const others = METHODS.filter((method) => !own.includes(method))
    return {
      id: `negative/other-methods-${path.slice(1).replaceAll(/[/{}]+/g, '-')}`,
      title: `${path} answers 405 to ${others.join(', ')}, and says in Allow what is possible`,
      covers: [],
      changes: 'sends methods that no path has, to be refused',
      async verify(run) {
        const authorization = await bearer(run)
        for (const method of others) {
          const answer = await refused(run, method, path.replaceAll(/\{\w+\}/g, 'plink_1'), authorization)
          same(answer.status, 405, `the status of ${method} ${path}`)
          const allowed = (answer.headers.get('allow') ?? '')
            .split(',')
            .map((each) => each.trim().toUpperCase())
          for (const method of own)
            must(allowed.includes(method), `Allow does not name ${method}: "${allowed}"`)
          const extra = allowed.filter((each) => others.includes(each) && each !== 'OPTIONS')
          same(extra, [], 'methods in Allow that are not there')
        }
      },
    }
  }),
  {
    id: 'negative/unknown-paths',
    title: 'a path that the contract does not have answers 404 in the shape of all refusals',
    covers: [],
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
        const { status } = await refused(run, 'GET', path, authorization)
        same(status, 404, `the status of GET ${path}`)
      }
    },
  },
]

async function refused(run: ContractRun, method: string, path: string, headers: Record<string, string>) {
  const received = await run.wire.send(
    { method, url: `${run.backend.url}${path}`, headers },
    { role: 'merchant' },
  )
  if (received.status === 501)
    throw new NotCovered(`${method} ${path || '/'} is not there yet: it answers 501`)
  const { broken } = verdictOnRefusal(received)
  if (broken.length > 0)
    throw new Broken(`${method} ${path} answers ${received.status}, and ${broken.join('; ')}`)
  return received
}

async function bearer(run: ContractRun) {
  return { authorization: `Bearer ${(await run.actors.as('merchant')).token}` }
}
