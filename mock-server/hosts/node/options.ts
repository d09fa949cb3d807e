import process from 'node:process'
import { DEFAULT_SEED } from '../../engine/sessions/scenario-cache.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { clockFrom } from '../../engine/time/instant.ts'
import { scenarios } from '../../kosha/seed/scenarios.ts'
import { invocation, optionsIn, UsageError } from './command-line.ts'
import { hostsFor } from './exposure.ts'

const DEFAULT_PORT = 4010
/** The contract that `--watch` follows by default. */
const WATCHED = 'openapi.yaml'
/** Options that the backend decides behind a proxy. They have no defaults, to tell whether they are given. */
const NOT_WITH_PROXY = [
  'cors',
  'webhook-host',
  'scenario',
  'seed',
  'clock',
  'require-session',
  'stateless',
  'no-rate-limit',
  'watch',
] as const

export const help = () => `The Kosha mock server: a mock of openapi.yaml with real behaviour.

  ${invocation('mock')} [options]

  --port <number>             port to listen on (default PORT, or ${DEFAULT_PORT}; 0 picks a free one)
  --host <address>            address to listen on (default HOST, or this machine only; 0.0.0.0 for all)
  --allow-host <name>         accept this host name too; may be repeated (default localhost and --host only,
                              as protection against DNS rebinding)
  --cors <origin>             allow calls from pages of this origin, with cookies; may be repeated
  --tls-cert <file>           serve HTTPS with this certificate chain (PEM), together with
  --tls-key <file>            its private key (PEM)
  --webhook-host <name>       allow webhooks to this host too; may be repeated (default this machine only)
  --scenario <name>           what every session starts with (default ${scenarios[0]}), one of
                              ${scenarios.join(', ')};
                              for any other document: example, empty
  --seed <number>             determines demo data and ids (default ${DEFAULT_SEED})
  --clock real|<RFC 3339>     the server's clock, stopped at an instant or real (default real)
  --require-session           reject calls without X-Mock-Session
  --stateless                 answer every call from the contract alone, and remember nothing
  --no-rate-limit             disable the limit on failed sign-ins (429)
  --control-token <token>     require this token in X-Mock-Control-Token below /__mock
  --no-control                disable /__mock
  --proxy <url>               forward to this backend (with base path) and validate both sides
  --keep-tokens               with --proxy: show bearer tokens in the journal
  --enforce                   with --proxy: replace responses that violate the contract with 502
  --strict                    with --proxy: fields that are not declared, or write-only, are violations too
  --report <dir>              write the coverage report there on exit (HTML and JSON)
  --contract <file or URL>    use this document instead of Kosha's own: OpenAPI 3.1, 3.0 or Swagger 2.0
  --notices                   print all that the contract cannot have, not a line for each kind
  --watch                     follow changes of the contract (default file openapi.yaml), and keep the sessions
  --version                   print the version
  --help                      print this help

Not with --proxy: ${NOT_WITH_PROXY.map((option) => `--${option}`).join(', ')}
Exit codes: 0 stopped by a signal · 1 cannot start, for example because the port is in use · 2 wrong command line
`

/** @throws UsageError with one line for a bad option */
export function optionsFrom(args: string[]) {
  const values = optionsIn(args, {
    port: { type: 'string' },
    host: { type: 'string' },
    'allow-host': { type: 'string', multiple: true, default: [] },
    cors: { type: 'string', multiple: true },
    'tls-cert': { type: 'string' },
    'tls-key': { type: 'string' },
    'webhook-host': { type: 'string', multiple: true },
    scenario: { type: 'string' },
    seed: { type: 'string' },
    clock: { type: 'string' },
    contract: { type: 'string' },
    notices: { type: 'boolean', default: false },
    watch: { type: 'boolean' },
    proxy: { type: 'string' },
    enforce: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    report: { type: 'string' },
    'control-token': { type: 'string' },
    'no-control': { type: 'boolean', default: false },
    'keep-tokens': { type: 'boolean', default: false },
    'require-session': { type: 'boolean' },
    stateless: { type: 'boolean' },
    'no-rate-limit': { type: 'boolean' },
    version: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) return 'help'
  if (values.version) return 'version'
  for (const option of ['enforce', 'strict', 'keep-tokens'] as const)
    if (values[option] && values.proxy === undefined) throw new UsageError(`--${option} needs --proxy`)
  for (const option of NOT_WITH_PROXY)
    if (values[option] !== undefined && values.proxy !== undefined)
      throw new UsageError(`--${option} cannot be combined with --proxy`)
  if (values.report !== undefined && values['no-control'])
    throw new UsageError('--report needs /__mock: leave --no-control out')
  const contractFile = values.contract ?? (values.watch ? WATCHED : undefined)
  if (values.watch && isUrl(contractFile)) throw new UsageError('--watch needs a file, not a URL')
  const host = values.host || process.env.HOST || undefined
  const target = values.proxy === undefined ? undefined : backendUrl('--proxy', values.proxy)
  return {
    port: chosenPort(values.port, process.env.PORT),
    host,
    hosts: hostsFor(host, values['allow-host']),
    origins: (values.cors ?? []).map(originOf),
    webhookHosts: (values['webhook-host'] ?? []).map((name) => name.toLowerCase()),
    tls: tlsFiles(values['tls-cert'], values['tls-key']),
    // The document decides which scenarios there are.
    scenario: values.scenario,
    seed: wholeNumber('--seed', values.seed ?? String(DEFAULT_SEED), 0xff_ff_ff_ff),
    clock: chosenClock(values.clock ?? 'real'),
    contractFile,
    allNotices: values.notices,
    watch: values.watch === true,
    isStateless: values.stateless === true,
    rateLimit: !values['no-rate-limit'],
    requireSession: values['require-session'] === true,
    proxy:
      target === undefined
        ? undefined
        : { target, enforce: values.enforce, strict: values.strict, keepTokens: values['keep-tokens'] },
    report: values.report,
    control: values['no-control'] ? undefined : { token: controlToken(values['control-token']) },
  }
}

export const isUrl = (text = '') => /^https?:\/\//i.test(text)

function chosenPort(option: string | undefined, variable: string | undefined): number {
  if (option === undefined && variable) return wholeNumber('PORT', variable, 65_535)
  return wholeNumber('--port', option ?? String(DEFAULT_PORT), 65_535)
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= most) return number
  throw new UsageError(`${option} ${text} is not valid: choose a whole number from 0 to ${most}`)
}

function originOf(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && !text.includes('*')) return text
  throw new UsageError(`--cors ${text} is not valid: choose an origin like http://localhost:5173`)
}

function tlsFiles(cert: string | undefined, key: string | undefined) {
  if (cert !== undefined && key !== undefined) return { cert, key }
  if (cert === key) return undefined
  throw new UsageError('--tls-cert and --tls-key go together: HTTPS needs both files')
}

/** @throws UsageError if it is not the URL of a server */
export function backendUrl(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The message must not repeat a password.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${option} is not a valid URL: choose one like https://api.example/api`)
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(
      `${option} must be a URL without user, password, query or fragment, like ${url.origin}${url.pathname}`,
    )
  return text
}

function controlToken(token: string | undefined) {
  if (token === '') throw new UsageError('--control-token needs a token, or leave the option out')
  return token
}

function chosenClock(text: string): Clock {
  const clock = clockFrom(text)
  if (clock) return clock
  throw new UsageError(
    `--clock ${text} is not valid: choose real, or an instant like 2026-11-21T06:00:00Z from 1971 to 2100`,
  )
}
