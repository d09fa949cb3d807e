import { paths } from '../../../paths.ts'

/** A link to a call's section of the API reference by its operationId. */
export function CallLink({ id }: { id: string }) {
  return (
    <a className="link" href={`${paths.apiReference}#${id}`}>
      <code>{id}</code>
    </a>
  )
}
