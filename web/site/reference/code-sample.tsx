import type { Elements } from '../../ui/elements.ts'
import { ColouredCode } from './coloured-code.tsx'
import type { Language, Samples } from './contract/samples.ts'
import type { CodeLanguage } from './highlight.ts'

const languages: { value: Language; name: string }[] = [
  { value: 'curl', name: 'curl' },
  { value: 'typescript', name: 'TypeScript' },
]

type CodeSampleProps = {
  name: string
  samples: Samples
  /** The name of the first language, for a sample that is not a call. */
  shell?: string
}

/** One sample in each language, switched by radio buttons and the style sheet, without scripts. */
export function CodeSample({ name, samples, shell }: CodeSampleProps) {
  return (
    <CodeBlock
      head={
        <fieldset className="mr-auto flex flex-wrap gap-x-4">
          <legend className="sr-only">Language</legend>
          {languages.map((language) => (
            <label
              key={language.value}
              className="has-checked:line-b-2 cursor-pointer py-2.5 hover:text-ink has-checked:border-marigold has-checked:pb-2 has-checked:text-ink has-focus-visible:[outline:2px_solid_var(--color-action)]"
            >
              <input
                type="radio"
                className="sr-only"
                name={`language-${name}`}
                value={language.value}
                defaultChecked={language.value === 'curl'}
              />
              {(language.value === 'curl' && shell) || language.name}
            </label>
          ))}
        </fieldset>
      }
    >
      {languages.map(({ value }) => (
        <pre key={value} data-language={value}>
          <ColouredCode code={samples[value]} language={value} />
        </pre>
      ))}
    </CodeBlock>
  )
}

type CodeProps = { title: string; language?: CodeLanguage; children: string }

/** Code in one language, with a title. */
export function Code({ title, language, children }: CodeProps) {
  return (
    <CodeBlock head={<p className="mr-auto">{title}</p>}>
      <pre>{language ? <ColouredCode code={children} language={language} /> : children}</pre>
    </CodeBlock>
  )
}

type CodeBlockProps = { head: Elements; children: Elements }

/** The button is rendered without a handler: `copyCode` handles all of them. */
const CodeBlock = ({ head, children }: CodeBlockProps) => (
  <div className="code">
    <div className="line-b flex min-h-10 flex-wrap items-center gap-1 pr-2 pl-4 font-semibold text-muted text-xs/body">
      {head}
      <button
        type="button"
        className="noscript:hidden min-h-7 cursor-pointer rounded-sm px-2 hover:bg-action-soft hover:text-ink"
        data-copy=""
      >
        Copy
      </button>
    </div>
    {children}
  </div>
)
