import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { CallList } from '../guides/call-list.tsx'
import { Prose } from '../prose.tsx'
import changelog from './changelog.json' with { type: 'json' }

/** All of the page, as prerendered. Nothing here requires scripts. */
export function ChangelogSections() {
  return (
    <DocsFrame
      title="Changelog"
      lead="What changed in the API contract, newest first. Programs write this list: they compare each version of openapi.yaml with the one before."
    >
      {changelog.entries.map(({ date, changes }) => (
        <DocsSection key={date} id={`on-${date}`} title={docsDay(date)}>
          <ul>
            {changes.map(({ text, calls, isBreaking }) => (
              <li key={text}>
                {isBreaking && <strong className="text-danger">Breaking </strong>}
                <Prose text={text} /> <Concerned calls={calls} />
              </li>
            ))}
          </ul>
        </DocsSection>
      ))}
      <p className="mt-10 text-muted">Earlier versions are not listed.</p>
    </DocsFrame>
  )
}

/** A change to more calls than this is listed without their names. */
const NAMED_CALLS = 6

function Concerned({ calls }: { calls: string[] }) {
  const webhooks = calls.filter((call) => call.startsWith('webhook:'))
  const named = calls.filter((call) => !webhooks.includes(call))
  return (
    <small>
      {named.length > NAMED_CALLS ? <span>{`${named.length} calls`}</span> : <CallList ids={named} />}
      <span>{`${named.length > 0 && webhooks.length > 0 ? ', ' : ''}${webhooks.map((name) => `${name.replace('webhook:', '')} webhook`).join(', ')}`}</span>
    </small>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-21` as `21 Nov 2026`. */
const docsDay = (day: string) => dayFormat.format(new Date(day))
