import type { ComponentProps, ReactNode } from 'react'
import { useSlots } from './slots.ts'

type FieldProps = {
  id: string
  label: string
  /** The control refers to it by aria-describedby `${id}-hint`. */
  hint?: string
  children: ReactNode
}

export const Field = ({ id, label, hint, children }: FieldProps) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {children}
    {hint !== undefined && (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)

type TextFieldProps = Pick<FieldProps, 'id' | 'label'> & { problem?: string | null } & (
    | (ComponentProps<'input'> & { rows?: never })
    | (ComponentProps<'textarea'> & { rows: number })
  )

/** A labelled text control, a textarea when it has rows; `problem` is its error message. */
export const TextField = ({ label, problem = null, className = 'control', ...control }: TextFieldProps) => {
  const error = problem !== null && { 'aria-invalid': true, 'aria-describedby': `${control.id}-hint` }
  return (
    <Field id={control.id} label={label} {...(problem !== null && { hint: problem })}>
      {control.rows === undefined ? (
        <input className={className} {...control} {...error} />
      ) : (
        <textarea className={className} {...control} {...error} />
      )}
    </Field>
  )
}

type SelectProps = {
  id: string
  name: string
  defaultValue?: string
  /** aria-label without a visible label. */
  label?: string
  options: readonly { value: string; label: string }[]
}

export const Select = ({ id, name, defaultValue, label, options }: SelectProps) => (
  <select
    className="control select"
    id={id}
    name={name}
    {...(defaultValue !== undefined && { defaultValue })}
    {...(label !== undefined && { 'aria-label': label })}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

type CheckboxProps = {
  name: string
  value: string
  type?: 'checkbox' | 'radio'
  defaultChecked?: boolean
  disabled?: boolean
  /** Consent choices that tick the box, separated by spaces. */
  consents?: string
  children: ReactNode
}

/** A checkbox or radio with its label. */
export const Checkbox = ({
  name,
  value,
  type = 'checkbox',
  defaultChecked,
  disabled,
  consents,
  children,
}: CheckboxProps) => {
  const { attributeSlot } = useSlots()
  return (
    <label className="checkbox">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        disabled={disabled}
        {...(consents !== undefined && attributeSlot('consent-box', consents))}
        data-consents={consents}
      />
      <span>{children}</span>
    </label>
  )
}
