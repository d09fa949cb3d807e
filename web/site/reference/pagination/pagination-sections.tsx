import { reference } from 'virtual:api-reference'
import { CodeSample } from '../code-sample.tsx'
import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { FieldTable } from '../field-table.tsx'
import { CallLink, CallList } from '../guides/call-link.tsx'
import { Prose } from '../prose.tsx'
import { Sentences } from '../sentences.tsx'
import { paginationSamples } from './pagination-samples.ts'

const calls = reference.groups.flatMap((group) => group.calls)
const isPaged = ({ parameters }: (typeof calls)[number]) => parameters.some(({ name }) => name === 'cursor')
const paged = calls.filter(isPaged)
const whole = calls.filter((call) => call.id.startsWith('list') && !isPaged(call))

const capped = whole.flatMap(({ id, description }) => {
  const [limit] = /at most[^.]*\./.exec(description) ?? []
  return limit ? [{ id, limit }] : []
})

/** All of the page, as prerendered. Nothing here requires scripts. */
export function PaginationSections() {
  const fields = paged.flatMap(({ parameters, success }) => [
    ...parameters.filter(({ name }) => name === 'limit' || name === 'cursor'),
    ...success.fields.filter(({ name }) => name === 'total' || name === 'nextCursor'),
  ])
  return (
    <DocsFrame
      title="Pagination"
      lead="A long list comes in pages. Each names the next one, so that no row is read twice and none is left out while new payments arrive."
    >
      <DocsSection id="calls" title="The lists with pages">
        <p>
          Only <CallList ids={paged.map(({ id }) => id)} /> has pages.{' '}
          <CallList ids={whole.map(({ id }) => id)} /> return complete lists.
        </p>
        {capped.map(({ id, limit }) => (
          <p key={id}>
            <CallLink id={id} /> returns <Prose text={limit} />
          </p>
        ))}
        <FieldTable caption="Parameters, and fields of the response" fields={fields} />
      </DocsSection>
      <DocsSection id="all" title="Read all rows">
        <p>
          Send the <code>nextCursor</code> of each page as <code>cursor</code> of the next request, with the
          same filters and sort, until a page has none.
        </p>
        <CodeSample name="pages" samples={paginationSamples} />
      </DocsSection>
      <DocsSection id="cursors" title="What a cursor promises">
        <Sentences text={paged[0]?.description ?? ''} about={/cursor|page/i} />
      </DocsSection>
    </DocsFrame>
  )
}
