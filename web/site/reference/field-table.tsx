import { paths } from '../../paths.ts'
import type { Field } from './contract/fields.ts'
import { DocsTable, Folded, Value, Values } from './docs-table.tsx'
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
    <DocsTable caption={caption} columns={['Field', 'Description and limits']} unseen="columns">
      {fields.map((field) => (
        <tr key={field.name}>
          <th scope="row">
            <code>{field.name}</code>
            <small>
              <FieldType {...field} objectsAt={objectsAt} />
              {field.in && field.in !== 'path' && <span>{` · ${field.in}`}</span>}
              {field.required && <strong> required</strong>}
            </small>
          </th>
          <td>
            {field.description && <Description {...field} />}
            {field.values.length > 0 && (
              <Values>
                {field.values.map((value) => (
                  <Value key={value} name={value} />
                ))}
              </Values>
            )}
            <Bounds {...field} />
          </td>
        </tr>
      ))}
    </DocsTable>
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

/** The rest about the key is on a separate page. */
function Description({ name, description }: Field) {
  if (name !== 'Idempotency-Key') return <Prose text={description} />
  return (
    <>
      <Prose text={description.replace(/\. .*/, '.')} />{' '}
      <a className="link" href={paths.idempotency}>
        Idempotency
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
    <Folded title="Limits">
      <small>{text}</small>
    </Folded>
  )
}
