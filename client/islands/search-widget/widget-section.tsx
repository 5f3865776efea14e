import type { ReactNode } from 'react'
import type { Section } from './widget-state.ts'

type WidgetSectionProps = {
  id: string
  section: Section
  layout: 'dropdown' | 'panels'
  isOpen: boolean
  title: string
  /** Its selection as text; '' for none. */
  value: string
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

export const sectionId = (id: string, section: Section): string => `${id}-${section}-panel`

/** A section: below its cell in the dropdown, a fold in the full-screen modal. */
export const WidgetSection = ({ id, section, layout, isOpen, title, value, onToggle, children }: WidgetSectionProps) =>
  layout === 'dropdown' ? (
    <section className={`widget-panel widget-panel-${section}`} id={sectionId(id, section)} aria-label={title}>
      {children}
    </section>
  ) : (
    <details
      className="widget-fold"
      name={`${id}-sections`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span className="widget-fold-title">{title}</span>
        <span className="widget-fold-value">{value}</span>
      </summary>
      <div className="widget-fold-body">{children}</div>
    </details>
  )
