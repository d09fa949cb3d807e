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
      <thead className="visually-hidden">
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
                {field.in && field.in !== 'path' && ` · ${field.in}`}
                {field.required && <b> required</b>}
              </small>
            </th>
            <td>
              {field.description && <Prose text={field.description} />}
              <Values {...field} />
              {field.bounds.length > 0 && <small>{field.bounds.join(' · ')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FieldType({ type, object, objectsAt }: Field & { objectsAt: string }) {
  if (!object) return type
  return (
    <a className="link" href={`${objectsAt}#${object}`}>
      {type}
    </a>
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
