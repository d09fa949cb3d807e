import { paths } from '../../paths.ts'
import type { Field } from './contract/model.ts'
import { Prose } from './prose.tsx'

type FieldTableProps = {
  caption: string
  fields: Field[]
  /** The page with the objects, if it is another one. */
  objectsAt?: string
}

/** Parameters, a body or an object: one row for each field, with its constraints. */
export function FieldTable({ caption, fields, objectsAt = '' }: FieldTableProps) {
  return (
    <table className="fields">
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Description and limits</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
              <small>
                <FieldType {...field} objectsAt={objectsAt} />
                {field.in && field.in !== 'path' && <span>{` · ${field.in}`}</span>}
                {field.required && <b> required</b>}
              </small>
            </th>
            <td>
              {field.description && <Description {...field} />}
              <Values {...field} />
              <Bounds {...field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FieldType({ type, object, objectsAt }: Field & { objectsAt: string }) {
  if (!object) return <span>{type}</span>
  return (
    <a className="link" href={`${objectsAt}#${object}`}>
      {type}
    </a>
  )
}

/** Headers with a page of their own, which says the rest. */
const pagesOfHeaders: Record<string, { name: string; path: string }> = {
  'Idempotency-Key': { name: 'Idempotency', path: paths.idempotency },
  'If-Match': { name: 'Conditional requests', path: paths.conditionalRequests },
  'If-None-Match': { name: 'Conditional requests', path: paths.conditionalRequests },
}

function Description({ name, description }: Field) {
  const page = pagesOfHeaders[name]
  if (!page) return <Prose text={description} />
  return (
    <>
      <Prose text={description.replace(/\. .*/, '.')} />{' '}
      <a className="link" href={page.path}>
        {page.name}
      </a>
    </>
  )
}

/** Bounds of more than this many characters are folded. */
const LONG = 60

function Bounds({ bounds }: Field) {
  const text = bounds.join(' · ')
  if (text.length <= LONG) return text && <small>{text}</small>
  return (
    <details className="folded">
      <summary>Limits</summary>
      <small>{text}</small>
    </details>
  )
}

function Values({ values }: Field) {
  if (values.length === 0) return null
  return (
    <span className="values">
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </span>
  )
}
