import { Plus } from 'lucide-react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy/copy-button.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { Status, statuses } from '../format/status.tsx'
import type { Filter } from '../lists/filter.ts'
import { FilterBar } from '../lists/filter-bar.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = [undefined, 'sm', 'xs'] as const

const Buttons = () =>
  SIZES.map((size) => (
    <div className="flex flex-wrap items-center gap-3" key={size ?? 'usual'}>
      {VARIANTS.map((variant) => (
        <div className="flex flex-wrap items-center gap-3" key={variant}>
          <Button variant={variant} {...(size && { size })}>
            {variant}
          </Button>
          <Button variant={variant} {...(size && { size })} busy>
            {`${variant}, busy`}
          </Button>
        </div>
      ))}
      <LinkButton {...(size && { size })} to="#buttons">
        <Plus aria-hidden size={16} />
        link
      </LinkButton>
      <CopyButton text="pay_9fK2mQ7xVb" name={`${size ?? 'usual'} id`} />
    </div>
  ))

const Fields = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-5">
    <TextField label="Title" defaultValue="Diwali order 1042" />
    <TextField label="Amount in rupees" hint="At least ₹1, at most ₹10,00,000." inputMode="decimal" />
    <TextField
      label="Email"
      defaultValue="meera@"
      hint="The customer gets the receipt there."
      error="Enter a complete email address, such as name@example.com."
    />
    <TextField label="Merchant" defaultValue="Tarang Textiles" disabled />
    <ChoiceField
      label="Mode"
      name="mode"
      defaultValue="test"
      choices={[
        ['live', 'Live'],
        ['test', 'Test'],
      ]}
    />
    <TextAreaField label="Reason" rows={3} defaultValue="The customer returned one of two shawls." />
  </div>
)

const filters: Filter[] = [
  { label: 'Date', kind: 'days', params: ['from', 'to'], isCommon: true },
  {
    label: 'Status',
    kind: 'choices',
    params: ['status'],
    isCommon: true,
    choices: [
      ['success', 'Success'],
      ['failed', 'Failed'],
    ],
  },
  { label: 'Amount', kind: 'amounts', params: ['minAmount', 'maxAmount'] },
]

const Filtering = () => <FilterBar filters={filters} values={{ status: 'failed', minAmount: 50_000 }} />

const Statuses = () =>
  kinds.map((kind) => (
    <div className="flex flex-wrap items-center gap-3" key={kind}>
      <span>{kind}</span>
      {[...Object.keys(statuses[kind]), 'a_status_to_come'].map((status) => (
        <Status key={status} kind={kind} status={status} />
      ))}
    </div>
  ))

const kinds = ['transaction', 'refund', 'link', 'settlement'] as const

export const controls = { Buttons, Fields, Filtering, Statuses }
