import { DocsList } from './docs-frame.tsx'
import { Prose } from './prose.tsx'

/** A paragraph of the contract as a list, one item for each sentence that matches. */
export function Sentences({ text, about = /./ }: { text: string; about?: RegExp }) {
  const sentences = text.split(/(?<=\.) (?=[A-Z])/).filter((sentence) => about.test(sentence))
  return (
    <DocsList>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Prose text={sentence} />
        </li>
      ))}
    </DocsList>
  )
}
