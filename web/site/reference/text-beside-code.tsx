import type { Elements } from '../../ui/elements.ts'

type TextBesideCodeProps = { id: string; title: string; code: Elements; children: Elements }

/** A call or an event: its text, and on wide screens the code beside it. Laid out only near the viewport. */
export function TextBesideCode({ id, title, code, children }: TextBesideCodeProps) {
  return (
    <section
      id={id}
      className="deferred-400 not-last:line-b grid gap-x-12 gap-y-8 py-10 xl:grid-cols-2"
      aria-labelledby={`${id}-title`}
    >
      <div className="grid min-w-0 content-start gap-3.5">
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h3>
        {children}
      </div>
      <div className="grid min-w-0 content-start gap-3.5 xl:sticky xl:top-22 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto xl:[scrollbar-width:thin]">
        {code}
      </div>
    </section>
  )
}
