/** A link to a call's section by its operationId. */
export function CallLink({ id }: { id: string }) {
  return (
    <a className="link" href={`#${id}`}>
      <code>{id}</code>
    </a>
  )
}
