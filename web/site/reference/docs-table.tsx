import type { ReactNode } from 'react'
import type { Elements } from '../../ui/elements.ts'

type DocsTableProps = {
  caption: string
  columns: string[]
  /** The part that only screen readers get. */
  unseen?: 'caption' | 'columns'
  children: Elements
}

/** A table of the documentation: names with their constraints, and what they mean. */
export function DocsTable({ caption, columns, unseen, children }: DocsTableProps) {
  return (
    <table className="w-full text-left text-sm/body">
      <caption className={unseen === 'caption' ? 'sr-only' : undefined}>{caption}</caption>
      <thead className={unseen === 'columns' ? 'sr-only' : undefined}>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Enum values or error codes. */
export const Values = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap gap-x-1.5 gap-y-1 py-0.5 *:min-h-6">{children}</span>
)

export const Value = ({ name }: { name: string }) => (
  <code className="lined wrap-anywhere rounded-sm px-[0.3em] hover:border-action">{name}</code>
)

/** Details that few readers need, unfolded on request. */
export const Folded = ({ title, children }: { title: string; children: Elements }) => (
  <details>
    <summary className="w-fit cursor-pointer py-0.5 text-muted text-sm/body">{title}</summary>
    {children}
  </details>
)
