import type { ReactNode } from 'react'

type PartsLinkProps = {
  href: string
  /** Selector of what replaces the link when the fold around it opens (client/load-disclosures.ts). */
  parts: string
  className?: string
  children: ReactNode
}

/** Link to a modal with the contents of a closed fold. */
export const PartsLink = ({ href, parts, ...rest }: PartsLinkProps) => (
  <a href={href} rel="nofollow" data-parts={parts} {...rest} />
)
