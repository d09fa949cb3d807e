import type { Call, ErrorResponse, Field } from '../model.ts'

/** A call of the reference as a Markdown document. */
export function callMarkdown(call: Call): string {
  const { id, method, path, summary, description, roles, parameters, body, success, errors, samples } = call
  return blocks([
    `# ${summary}`,
    `\`${method} /api${path}\` · operationId \`${id}\``,
    roles.length > 0 ? `For the roles ${roles.join(', ')}.` : 'No session needed.',
    description,
    section('Parameters', fieldList(parameters)),
    body && section(body.atLeastOne ? 'Body: at least one of' : 'Body', fieldList(body.fields)),
    body && fenced('json', body.example),
    `## Response ${success.status}`,
    success.description,
    list(success.headers),
    fieldList(success.fields),
    success.example && fenced('json', success.example),
    section('Errors', list(errors.map(errorLine))),
    '## Samples',
    fenced('sh', samples.curl),
    fenced('ts', samples.typescript),
    fenced('python', samples.python),
  ])
}

/** The parts that are not empty, as paragraphs. */
export const blocks = (parts: (string | undefined)[]) => `${parts.filter(Boolean).join('\n\n')}\n`

export const section = (title: string, text: string) => text && `## ${title}\n\n${text}`

export const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

export const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** Fields as a list, each with its type, constraints and values. */
export const fieldList = (fields: Field[]) =>
  list(
    fields.map(({ name, in: location, type, required, description, bounds, values }) => {
      const kind = [type, location, required && 'required'].filter(Boolean).join(', ')
      const limits = [
        ...bounds,
        ...(values.length > 0 ? [`one of ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
      ]
      const facts = [description, limits.length > 0 && `(${limits.join('; ')})`].filter(Boolean).join(' ')
      return `\`${name}\` (${kind})${facts && `: ${facts}`}`
    }),
  )

const errorLine = ({ status, description, codes, headers }: ErrorResponse) =>
  [`${status} ${codes.map((code) => `\`${code}\``).join(', ')}: ${description}`, ...headers].join(' ')
