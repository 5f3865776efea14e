import type { ReactNode } from 'react'

type CoverTextProps = {
  title: string
  subtitle: string | null
  /** True where the title is the page's main heading. */
  main: boolean
  /** Above the title. */
  kicker?: string
  children?: ReactNode
}

/** The words on a cover. */
export const CoverText = ({ title, subtitle, main, kicker, children }: CoverTextProps) => {
  const Heading = main ? 'h1' : 'h2'
  return (
    <div className="container cover-content">
      {kicker !== undefined && <p className="cover-kicker">{kicker}</p>}
      <Heading className="cover-title">{title}</Heading>
      {subtitle !== null && <p className="cover-subtitle">{subtitle}</p>}
      {children}
    </div>
  )
}
