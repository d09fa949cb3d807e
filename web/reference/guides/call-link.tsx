/** A call by its operationId, leading to its place on the page. */
export function CallLink({ id }: { id: string }) {
  return (
    <a className="link" href={`#${id}`}>
      <code>{id}</code>
    </a>
  )
}
