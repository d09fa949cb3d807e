import { paths } from '../../../paths.ts'

/** A link to a call's section of the API reference by its operationId. `isAlone`: not in a sentence, so it needs a finger's room. */
export function CallLink({ id, isAlone = false }: { id: string; isAlone?: boolean }) {
  return (
    <a className={isAlone ? 'link inline-block py-1' : 'link'} href={`${paths.apiReference}#${id}`}>
      <code>{id}</code>
    </a>
  )
}
