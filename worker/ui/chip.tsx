import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type ChoiceChipProps = {
  name: string
  value: string
  type?: 'checkbox' | 'radio'
  defaultChecked?: boolean
  children: ReactNode
}

/** A choice in the shape of a pill: a real checkbox or radio below it. */
export const ChoiceChip = ({ name, value, type = 'checkbox', defaultChecked, children }: ChoiceChipProps) => (
  <label className="chip chip-choice">
    <input className="chip-input" type={type} name={name} value={value} defaultChecked={defaultChecked} />
    {children}
  </label>
)

type ChipLinkProps = {
  href: string
  /** page: this is where the visitor is. */
  current?: boolean
  /** Takes something away, for instance a filter: shows a cross. */
  removes?: boolean
  /** What a click on it tells analytics (worker/ui/tracked.ts). */
  track?: { 'data-track': string }
  children: ReactNode
}

/** A short link in the shape of a pill. */
export const ChipLink = ({ href, current = false, removes = false, track, children }: ChipLinkProps) => (
  <a className="chip" href={href} {...(current && { 'aria-current': 'page' as const })} {...track}>
    {children}
    {removes && <Icon name="close" />}
  </a>
)
