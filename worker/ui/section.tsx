import type { ReactNode } from 'react'

type HeadingProps = {
  id: string
  title: string
  subtitle: string | null
  action?: ReactNode
}

export const SectionHeading = ({ id, title, subtitle, action }: HeadingProps) => (
  <header className="section-heading cluster">
    <div>
      <h2 id={id}>{title}</h2>
      {subtitle !== null && <p className="section-subtitle">{subtitle}</p>}
    </div>
    {action !== undefined && action !== null && <div>{action}</div>}
  </header>
)

type SectionProps = Omit<HeadingProps, 'title'> & {
  /** Null: no heading and no landmark. */
  title: string | null
  tone?: 'plain' | 'sand' | 'ink'
  className?: string
  children: ReactNode
}

export const Section = ({ id, title, subtitle, action, tone = 'plain', className, children }: SectionProps) => (
  <section
    className={className === undefined ? `section section-${tone}` : `section section-${tone} ${className}`}
    {...(title !== null && { 'aria-labelledby': `${id}-title` })}
  >
    <div className="container">
      {title !== null && <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} action={action} />}
      {children}
    </div>
  </section>
)
