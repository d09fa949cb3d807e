import type { ReactNode } from 'react'
import type { Language, Samples } from './contract/model.ts'

const languages: { value: Language; name: string }[] = [
  { value: 'curl', name: 'curl' },
  { value: 'typescript', name: 'TypeScript' },
  { value: 'python', name: 'Python' },
]

type CodeSampleProps = {
  name: string
  samples: Samples
  /** The name of the first language, for a sample that is not a call. */
  shell?: string
  children?: ReactNode
}

/** One sample in three languages, switched by radio buttons and the style sheet, without scripts. */
export function CodeSample({ name, samples, shell, children }: CodeSampleProps) {
  return (
    <div className="code">
      <div className="code-head">
        <fieldset className="code-languages">
          <legend className="visually-hidden">Language</legend>
          {languages.map((language) => (
            <label key={language.value}>
              <input
                type="radio"
                className="visually-hidden"
                name={`language-${name}`}
                value={language.value}
                defaultChecked={language.value === 'curl'}
              />
              {(language.value === 'curl' && shell) || language.name}
            </label>
          ))}
        </fieldset>
        {children}
        <CopyCode />
      </div>
      {languages.map(({ value }) => (
        <pre key={value} data-language={value}>
          {samples[value]}
        </pre>
      ))}
    </div>
  )
}

/** Code in one language, with a title. */
export function Code({ title, children }: { title: string; children: string }) {
  return (
    <div className="code">
      <div className="code-head">
        <p>{title}</p>
        <CopyCode />
      </div>
      <pre>{children}</pre>
    </div>
  )
}

/** Rendered without a handler: `copyCode` handles all copy buttons. */
function CopyCode() {
  return (
    <button type="button" className="code-copy noscript:hidden" data-copy>
      Copy
    </button>
  )
}
