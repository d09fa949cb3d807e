import type { Call, Samples } from './model.ts'

/** The data of a call that its samples need. */
export type Sample = {
  method: Call['method']
  path: string
  needsToken: boolean
  /** The example of each parameter that the sample sends. */
  parameters: { name: string; in: 'path' | 'query' | 'header'; example: unknown }[]
  body?: unknown
}

/** The same call in three languages. Base URL and token come from `KOSHA_API` and `KOSHA_TOKEN`. */
export const samplesOf = (sample: Sample): Samples => ({
  curl: curl(sample),
  typescript: typescript(sample),
  python: python(sample),
})

function curl({ method, path, needsToken, parameters, body }: Sample): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$KOSHA_API${addressOf({ path, parameters })}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $KOSHA_TOKEN"'] : []),
    ...inLocation(parameters, 'header').map(({ name, example }) => `-H ${quoted(`${name}: ${example}`)}`),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ')
}

/** Path and query, below the base path. */
function addressOf({ path, parameters }: Pick<Sample, 'path' | 'parameters'>): string {
  const query = inLocation(parameters, 'query').flatMap(({ name, example }) =>
    [example].flat().map((value) => `${name}=${encodeURIComponent(String(value))}`),
  )
  return filled(path, parameters) + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Quotes text as one word for a POSIX shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function typescript({ method, path, parameters, body }: Sample): string {
  const locations = (['path', 'query', 'header'] as const).flatMap((location) => {
    const named = inLocation(parameters, location).map(({ name, example }) => [name, example] as const)
    return named.length > 0 ? [[location, Object.fromEntries(named)] as const] : []
  })
  const options = {
    ...(locations.length > 0 && { params: Object.fromEntries(locations) }),
    ...(body === undefined ? {} : { body }),
  }
  const hasOptions = Object.keys(options).length > 0
  return `const { data, error } = await kosha.${method}('${path}'${hasOptions ? `, ${literal(options, javascriptWords)}` : ''})`
}

function python({ method, path, parameters, body }: Sample): string {
  const dictionary = (location: 'query' | 'header') =>
    Object.fromEntries(inLocation(parameters, location).map(({ name, example }) => [name, example]))
  const named = [
    ['params', dictionary('query')],
    ['headers', dictionary('header')],
    ['json', body ?? {}],
  ] as const
  const given = named.filter(([, value]) => Object.keys(value).length > 0)
  const lines = given.map(([name, value]) => `    ${name}=${literal(value, pythonWords, 2)},\n`)
  const address = `f"{API}${filled(path, parameters)}"`
  const call = `kosha.${method.toLowerCase()}(${lines.length > 0 ? `\n    ${address},\n${lines.join('')}` : address})`
  return `response = ${call}`
}

type Words = {
  name: (name: string) => string
  text: (text: string) => string
  truth: (value: boolean) => string
  line: (entries: string) => string
  indent: string
}

const javascriptWords: Words = {
  name: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`),
  text: (text) => `'${text.replaceAll("'", "\\'")}'`,
  truth: String,
  line: (entries) => `{ ${entries} }`,
  indent: '  ',
}

const pythonWords: Words = {
  name: (name) => JSON.stringify(name),
  text: (text) => JSON.stringify(text),
  truth: (value) => (value ? 'True' : 'False'),
  line: (entries) => `{${entries}}`,
  indent: '    ',
}

/** `value` as a literal of the language, on one line if it fits. */
function literal(value: unknown, words: Words, depth = 1): string {
  if (typeof value === 'string') return words.text(value)
  if (typeof value === 'boolean') return words.truth(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, words, depth + 1)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([name, item]) => `${words.name(name)}: ${literal(item, words, depth + 1)}`,
  )
  const line = words.line(entries.join(', '))
  if (line.length <= 60 && !line.includes('\n')) return line
  const indent = (levels: number) => words.indent.repeat(levels)
  return `{\n${entries.map((entry) => `${indent(depth)}${entry},\n`).join('')}${indent(depth - 1)}}`
}

const filled = (path: string, parameters: Sample['parameters']) =>
  path.replace(/\{(\w+)\}/g, (_part, name: string) =>
    String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example),
  )

const inLocation = (parameters: Sample['parameters'], location: 'path' | 'query' | 'header') =>
  parameters.filter((parameter) => parameter.in === location)
