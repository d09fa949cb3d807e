export type Language = 'curl' | 'typescript'
export type Samples = Record<Language, string>

/** The data of a call that its samples need. */
export type Sample = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  needsToken: boolean
  /** The example of each parameter that the sample sends. */
  parameters: { name: string; in: 'path' | 'query' | 'header'; example: unknown }[]
  body?: unknown
}

/** The same call in each language. Base URL and token come from `KOSHA_API` and `KOSHA_TOKEN`. */
export const samplesOf = (sample: Sample): Samples => ({
  curl: curl(sample),
  typescript: typescript(sample),
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
    const entries = inLocation(parameters, location).map(({ name, example }) => [name, example] as const)
    return entries.length > 0 ? [[location, Object.fromEntries(entries)] as const] : []
  })
  const options = {
    ...(locations.length > 0 && { params: Object.fromEntries(locations) }),
    ...(body === undefined ? {} : { body }),
  }
  const hasOptions = Object.keys(options).length > 0
  return `const { data, error } = await kosha.${method}('${path}'${hasOptions ? `, ${literal(options)}` : ''})`
}

/** `value` as a literal of JavaScript, on one line if it fits. */
function literal(value: unknown, depth = 1): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth + 1)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([name, item]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`}: ${literal(item, depth + 1)}`,
  )
  const line = `{ ${entries.join(', ')} }`
  if (line.length <= 60 && !line.includes('\n')) return line
  const indent = (levels: number) => '  '.repeat(levels)
  return `{\n${entries.map((entry) => `${indent(depth)}${entry},\n`).join('')}${indent(depth - 1)}}`
}

const filled = (path: string, parameters: Sample['parameters']) =>
  path.replace(/\{(\w+)\}/g, (_part, name: string) =>
    String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example),
  )

const inLocation = (parameters: Sample['parameters'], location: 'path' | 'query' | 'header') =>
  parameters.filter((parameter) => parameter.in === location)
