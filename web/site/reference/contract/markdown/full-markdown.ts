import type { ApiReference, Samples } from '../model.ts'
import { blocks, callMarkdown, fenced, fieldList, list, section } from './call-markdown.ts'

/** Samples of the guides by their heading. */
type GuideSamples = Record<string, Samples>

/** The whole reference as one Markdown document, for programs that read it at once. */
export function fullMarkdown(reference: ApiReference, guides: GuideSamples): string {
  const { title, version, topics, setup, groups, objects, errorCodes, error, webhooks } = reference
  return blocks([
    `# ${title} ${version}`,
    section('Rules of all calls', Object.values(topics).join('\n\n')),
    section('Before the first call', inLanguages(setup)),
    ...groups.flatMap(({ calls }) => calls.map(deeper)),
    ...objects.map(({ name, description, fields }) =>
      section(`Object ${name}`, blocks([description, fieldList(fields)]).trim()),
    ),
    section('Errors', blocks([fieldList(error.fields), fenced('json', error.example)]).trim()),
    list(errorCodes.map(({ code, meaning, action }) => `\`${code}\`: ${meaning} ${action}`)),
    ...Object.entries(guides).map(([name, samples]) => section(name, inLanguages(samples))),
    section('Webhooks', [webhooks.signature, webhooks.received, webhooks.repeated].join(' ')),
    ...webhooks.events.map(({ summary, description, types, fields, example }) =>
      section(
        `Webhook: ${summary}`,
        blocks([types.join(', '), description, fieldList(fields), fenced('json', example)]).trim(),
      ),
    ),
  ])
}

const inLanguages = ({ curl, typescript, python }: Samples) =>
  [fenced('sh', curl), fenced('ts', typescript), fenced('python', python)].join('\n\n')

/** A call's document with its headings one level below those of the whole. */
const deeper = (call: Parameters<typeof callMarkdown>[0]) =>
  callMarkdown(call).replace(/^#+ /gm, '#$&').trim()
