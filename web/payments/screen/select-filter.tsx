import { useUrlParams } from './url-params.ts'

type SelectFilterProps = {
  label: string
  name: string
  all: string
  options: [value: string, label: string][]
}

export function SelectFilter({ label, name, all, options }: SelectFilterProps) {
  const { params, change } = useUrlParams()
  const value = params.get(name) ?? ''
  // The URL may contain a value that is not offered here (several statuses): it stays selected until another is
  // chosen.
  const known = value === '' || options.some(([option]) => option === value)
  return (
    <label>
      {label}
      <select className="input" value={value} onChange={(event) => change({ [name]: event.target.value })}>
        <option value="">{all}</option>
        {!known && <option value={value}>{value.replaceAll('_', ' ').replaceAll(',', ', ')}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
