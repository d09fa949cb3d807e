import { readFileSync } from 'node:fs'
import process from 'node:process'
import { invocation, optionsIn, UsageError } from '../../../../mock-server/hosts/node/command-line.ts'
import type { Account } from '../backend.ts'

export const ExitCode = {
  passed: 0,
  failed: 1,
  usage: 2,
  unreachable: 3,
  /** No check failed, but --complete required statuses that could not be reached. */
  incomplete: 4,
  stopped: 130,
} as const

// A run that finds nothing sends two thirds of them; a failing sequence takes more to be shortened.
const REQUESTS = 6000
const REQUESTS_A_RUN = 150

/** What a product offers beside what all have. */
export type Offer = {
  document: { roles: string[] }
  /** The usual maximum of requests for a number of runs. */
  requests?: (runs: number) => number
}

export const help = ({ document }: Offer) => `The contract suite: does a server implement openapi.yaml?

  ${invocation('contract')} [options]              against the mock server in this package
  ${invocation('contract')} --url URL [options]    against another server, with base path: https://api.example/api

  --account role=email:password   account to sign in with; role is one of ${document.roles.join(', ')}. Repeat for each
                                 role, and once more for an account to which other data belongs. Without :password,
                                 the variable CONTRACT_PASSWORD is used
  --contract FILE                judge a server by this document, with checks from the document alone: OpenAPI 3.1,
                                 3.0 or Swagger 2.0; with it, and in place of accounts:
  --header 'Name: value'         sent with each request that needs credentials; may be repeated
  --second-header 'Name: value'  the same of a second account
  --basic user:password          basic authentication
  --query name=value             a query parameter with credentials
  --with name=value              the value of a parameter or field, such as --with bookId=42
  --body ID=JSON, --body ID=@FILE  the body of an operation
  --destructive                  also change and delete what this run did not create
  --read-only                    send no request that could change anything
  --yes                          confirm the announced changes on a server that is not on this machine
  --disposable                   the accounts are used by this suite only: their passwords may be changed, and
                                 they may be locked for 15 minutes
  --strict                       fields that the contract does not have are failures
  --complete                     fail (exit code 4) if a check was not covered or a declared status not seen
  --only TEXT                    only checks whose id contains this text; may be repeated
  --list                         list the checks without running them
  --seed NUMBER, --seed 1-20     seed of the generated requests (default 1)
  --runs NUMBER                  generated requests per property (default 40)
  --requests NUMBER              send at most so many requests with each seed, besides cleaning up (default ${REQUESTS + REQUESTS_A_RUN * 40})
  --rate NUMBER                  send at most so many requests in a second
  --timeout MS                   request timeout (default 30000)
  --expired-token TOKEN          an expired token, which must be rejected
  --reset-token TOKEN            the token of the latest password reset email to a throwaway account; it is used
  --report DIR                   write junit.xml, report.json and report.html to this folder
  --help                         print this help

Exit codes: 0 no violations · 1 the server violates the contract · 2 wrong command line, or --yes is missing ·
3 the server cannot be reached, or rejects the credentials · 4 not complete · 130 interrupted
`

export type Options = Exclude<ReturnType<typeof optionsFrom>, 'help'>

export function optionsFrom(
  args: string[],
  { document, requests }: Offer,
  env: NodeJS.ProcessEnv = process.env,
) {
  const { seed, ...values } = optionsIn(args, {
    url: { type: 'string' },
    contract: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    'second-header': { type: 'string', multiple: true, default: [] },
    basic: { type: 'string' },
    query: { type: 'string', multiple: true, default: [] },
    with: { type: 'string', multiple: true, default: [] },
    body: { type: 'string', multiple: true, default: [] },
    destructive: { type: 'boolean', default: false },
    account: { type: 'string', multiple: true, default: [] },
    'read-only': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    disposable: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '40' },
    requests: { type: 'string' },
    rate: { type: 'string' },
    timeout: { type: 'string', default: '30000' },
    'expired-token': { type: 'string' },
    'reset-token': { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) return 'help'
  if (values.contract !== undefined && values.account.length > 0)
    throw new UsageError(
      '--account is not for --contract: give credentials with --header, --basic or --query',
    )
  const accounts = values.account.map((text) => accountFrom(text, document.roles, env))
  const needsAccount = values.url !== undefined && values.contract === undefined && !values.list
  if (needsAccount && accounts.length === 0) {
    throw new UsageError(
      `Without an account almost nothing can be checked: --account ${document.roles.join('|')}=email:password`,
    )
  }
  const runs = wholeNumber('--runs', values.runs)
  const usual = requests?.(runs) ?? REQUESTS + REQUESTS_A_RUN * runs
  return {
    ...values,
    url: values.url === undefined ? undefined : checkedUrl(values.url),
    headers: headersFrom('--header', [
      ...values.header,
      ...(values.basic === undefined
        ? []
        : [`authorization: Basic ${Buffer.from(values.basic).toString('base64')}`]),
    ]),
    secondHeaders:
      values['second-header'].length > 0
        ? headersFrom('--second-header', values['second-header'])
        : undefined,
    query: pairsFrom('--query', values.query),
    parameters: pairsFrom('--with', values.with),
    bodies: Object.fromEntries(
      Object.entries(pairsFrom('--body', values.body)).map(([id, text]) => [id, bodyFrom(id, text)]),
    ),
    accounts,
    readOnly: values['read-only'],
    seeds: seedsFrom(seed),
    runs,
    requests: wholeNumber('--requests', values.requests ?? `${usual}`),
    rate: values.rate === undefined ? undefined : wholeNumber('--rate', values.rate),
    timeoutMs: wholeNumber('--timeout', values.timeout),
    expiredToken: values['expired-token'],
    resetToken: values['reset-token'],
  }
}

function accountFrom(text: string, roles: string[], env: NodeJS.ProcessEnv): Account {
  const [, name, email, given] = /^([a-z]+)=([^:]+)(?::(.+))?$/s.exec(text) ?? []
  const role = roles.find((role) => role === name)
  const password = given ?? env.CONTRACT_PASSWORD
  // The error omits the password, since it may end up in logs.
  if (!role || !email)
    throw new UsageError(`--account must be role=email:password, with one of the roles ${roles.join(', ')}`)
  if (!password)
    throw new UsageError(`--account ${role}=${email} has no password, and CONTRACT_PASSWORD is not set`)
  return { role, email, password }
}

/** The header lines of one account, by name. */
const headersFrom = (option: string, lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      // The error omits the value, since it may be a secret.
      if (!name || value === undefined) throw new UsageError(`${option} must be 'Name: value'`)
      return [name.toLowerCase(), value]
    }),
  )

const pairsFrom = (option: string, texts: string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw new UsageError(`${option} must be name=value`)
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )

function bodyFrom(id: string, text: string): unknown {
  try {
    return JSON.parse(text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text)
  } catch (cause) {
    throw new UsageError(`--body ${id}=${text} is not JSON, or no file with it`, { cause })
  }
}

function checkedUrl(text: string): string {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isHttp)
    throw new UsageError(
      `--url ${text.replace(/\/\/[^/]*@/, '//***@')} is not valid: it must start with http:// or https://`,
    )
  return text
}

function seedsFrom(text: string): number[] {
  const [, first, last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? []
  const count = Number(last) - Number(first) + 1
  if (!(count >= 1 && count <= 1000))
    throw new UsageError(`--seed ${text} is not valid: choose 7, or a range like 1-20`)
  return Array.from({ length: count }, (_, index) => Number(first) + index)
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new UsageError(`${option} ${text} is not valid: choose a whole number from 1`)
}
