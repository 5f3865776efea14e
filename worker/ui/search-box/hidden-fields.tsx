import type { HiddenField } from '../../pages/search/search-href.ts'

/** What a form carries along without showing it. */
export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
