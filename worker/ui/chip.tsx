import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

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
