import { Prose } from './prose.tsx'

/** Text of more than this many characters is folded after its first sentence. */
const LONG = 240

/** A description: what the call does, and its conditions, folded if there are many. */
export function Folded({ text }: { text: string }) {
  const [first = ''] = /^.*?\.(?= [A-Z]|$)/.exec(text) ?? []
  const isLong = text.length > LONG
  return (
    <>
      <p>
        <Prose text={isLong ? first : text} />
      </p>
      {isLong && (
        <details className="folded">
          <summary>Conditions and limits</summary>
          <p>
            <Prose text={text.slice(first.length + 1)} />
          </p>
        </details>
      )}
    </>
  )
}
