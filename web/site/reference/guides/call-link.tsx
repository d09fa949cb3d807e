import { paths } from '../../../paths.ts'

/** A link to a call's section of the API reference by its operationId. `isStandalone`: outside a sentence, large enough for a finger. */
export function CallLink({ id, isStandalone = false }: { id: string; isStandalone?: boolean }) {
  return (
    <a className={isStandalone ? 'link inline-block py-1' : 'link'} href={`${paths.apiReference}#${id}`}>
      <code>{id}</code>
    </a>
  )
}

/** Links to calls as part of a sentence: `a, b and c`. */
export function CallList({ ids }: { ids: string[] }) {
  return ids.map((id, at) => (
    <span key={id}>
      <span>{at > 0 && (at === ids.length - 1 ? ' and ' : ', ')}</span>
      <CallLink id={id} />
    </span>
  ))
}
