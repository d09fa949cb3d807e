import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { paths } from '../../paths.ts'
import { readSamples, writeSamples } from '../reference/conditional-requests/conditional-samples.ts'
import { callMarkdown } from '../reference/contract/markdown/call-markdown.ts'
import { fullMarkdown } from '../reference/contract/markdown/full-markdown.ts'
import { referenceOf } from '../reference/contract/reference.ts'
import { errorSamples } from '../reference/errors/error-samples.ts'
import { idempotencySamples } from '../reference/idempotency/idempotency-samples.ts'
import { paginationSamples } from '../reference/pagination/pagination-samples.ts'
import { signatureSamples } from '../reference/webhooks/signature-samples.ts'
import { site } from '../site.ts'

const guides = {
  'Handle an error': errorSamples,
  'Read all pages': paginationSamples,
  'Retry with an idempotency key': idempotencySamples,
  'Check whether a list has changed': readSamples,
  'Update the version that was read': writeSamples,
  'Verify the signature of a webhook': signatureSamples,
}

/** Writes the contract, each call as Markdown and all of it as one. Returns the lines that llms.txt adds for them. */
export async function writeApiDocuments(out: string, contract: string): Promise<string[]> {
  const reference = referenceOf(parse(await readFile(contract, 'utf8')))
  const calls = reference.groups.flatMap((group) => group.calls)
  const fileOf = (id: string) => `${paths.apiReference}/${id}.md`
  await mkdir(join(out, paths.apiReference), { recursive: true })
  await Promise.all([
    copyFile(contract, join(out, 'openapi.yaml')),
    writeFile(join(out, 'llms-full.txt'), fullMarkdown(reference, guides)),
    ...calls.map((call) => writeFile(join(out, fileOf(call.id)), callMarkdown(call))),
  ])
  return [
    `- [The whole API as Markdown](${site.origin}/llms-full.txt): every call, object, error code and webhook, with samples`,
    `- [OpenAPI document](${site.origin}/openapi.yaml): the contract that the mock server follows`,
    ...calls.map(
      ({ id, method, path, summary }) => `- [${summary}](${site.origin}${fileOf(id)}): ${method} /api${path}`,
    ),
  ]
}
