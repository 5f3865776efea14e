import type { ReactNode } from 'react'
import { useSlots } from './slots.ts'

type FieldProps = {
  /** id of the control inside, which its label names. */
  id: string
  label: string
  /** A line below: what to write, or what is wrong. The control points to it with aria-describedby `${id}-hint`. */
  hint?: string
  children: ReactNode
}

/** A labelled control of a form: label above, hint below. */
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

type SelectProps = {
  id: string
  name: string
  defaultValue?: string
  /** aria-label where no visible label names it. */
  label?: string
  options: readonly { value: string; label: string }[]
}

/** The platform's select in our clothes. */
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
  /** Answers to the consent question under which the gateway ticks the box, separated by spaces. */
  consents?: string
  children: ReactNode
}

/** A box to tick (or a radio) with its text; the whole line is the target. */
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
