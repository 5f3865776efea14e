import type { ReactNode } from 'react'

type HeadingProps = {
  id: string
  title: string
  subtitle: string | null
  /** A link or button beside the title on wide screens, below the content's head on phones. */
  action?: ReactNode
}

/** Title, subtitle and perhaps one thing to do. */
export const SectionHeading = ({ id, title, subtitle, action }: HeadingProps) => (
  <header className="section-heading">
    <div>
      <h2 id={id}>{title}</h2>
      {subtitle !== null && <p className="section-subtitle">{subtitle}</p>}
    </div>
    {action !== undefined && action !== null && <div className="section-action">{action}</div>}
  </header>
)

type SectionProps = Omit<HeadingProps, 'title'> & {
  /** null: a part without a title, which is then no landmark either. */
  title: string | null
  /** The ground it stands on. */
  tone?: 'plain' | 'sand' | 'ink'
  className?: string
  children: ReactNode
}

/** A part of a page: full width ground, content in the container, named by its title. */
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
