import type { Column } from './column.ts'
import { RowMenu } from './row-menu.tsx'

type RowCellProps<Row> = {
  column: Column<Row>
  row: Row
  /** On a phone: what the row is called by the button that opens its actions. */
  menuName: string | undefined
}

export function RowCell<Row>({ column, row, menuName }: RowCellProps<Row>) {
  const { id, isRowHeader, isNumber, phone } = column
  const Tag = isRowHeader ? 'th' : 'td'
  const content = column.cell(row)
  return (
    <Tag
      {...(isRowHeader && { scope: 'row' })}
      className={isNumber ? 'number' : undefined}
      data-cell={id}
      data-phone={phone}
    >
      {phone === 'menu' && menuName !== undefined ? <RowMenu name={menuName}>{content}</RowMenu> : content}
    </Tag>
  )
}
