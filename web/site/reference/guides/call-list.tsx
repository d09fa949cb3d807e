import { CallLink } from './call-link.tsx'

/** Links to calls as part of a sentence: `a, b and c`. */
export function CallList({ ids }: { ids: string[] }) {
  return ids.map((id, at) => (
    <span key={id}>
      <span>{at > 0 && (at === ids.length - 1 ? ' and ' : ', ')}</span>
      <CallLink id={id} />
    </span>
  ))
}
