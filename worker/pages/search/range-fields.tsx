import { Field } from '../../ui/field.tsx'

type RangeFieldsProps = {
  /** Begins the ids of both fields. */
  id: string
  names: readonly [from: string, to: string]
  labels: readonly [from: string, to: string]
  /** What is in force. */
  now: readonly [from: string, to: string]
  maxLength: number
}

/** An own range beside the ready-made ones: two numbers; once changed they win over the ready-made. */
export const RangeFields = ({ id, names, labels, now, maxLength }: RangeFieldsProps) => (
  <div className="filter-range">
    {names.map((name, index) => (
      <Field key={name} id={`${id}-${name}`} label={labels[index] ?? ''}>
        <input
          className="control"
          id={`${id}-${name}`}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          defaultValue={now[index]}
        />
      </Field>
    ))}
  </div>
)
