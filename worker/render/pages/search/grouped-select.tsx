import type { Option } from '../../../routes/search/choice.ts'
import type { OptionGroup } from '../../../routes/search/filter-form.ts'

type GroupedSelectProps = {
  id: string
  name: string
  value: string
  /** Label of the option for none. */
  first: string
  /** The present value when no group has it. */
  other?: Option | null
  groups: readonly OptionGroup[]
}

/** The platform's select with named groups of options. */
export const GroupedSelect = ({ id, name, value, first, other = null, groups }: GroupedSelectProps) => (
  <select className="control select" id={id} name={name} defaultValue={value}>
    <option value="">{first}</option>
    {other !== null && <option value={other.value}>{other.label}</option>}
    {groups.map((group) => (
      <optgroup key={group.label} label={group.label}>
        {group.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
)
