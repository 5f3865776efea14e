import type { ReactNode } from 'react'
import { linkTargetHref } from '../../../markets/links.ts'
import type { LinkTarget } from '../../../shared/contracts/menu-link.ts'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'

type LinkedSectionProps<T> = {
  id: string
  content: { title: string | null; subtitle: string | null; items: readonly T[] }
  /** Class of the list. */
  className: string
  children: (item: T, href: string) => ReactNode
}

/** A section of linked items; items without a page in this market are omitted, without any item the section is. */
export const LinkedSection = <T extends { link: LinkTarget }>({
  id,
  content,
  className,
  children,
}: LinkedSectionProps<T>) => {
  const { market, accountOrigin } = useRenderContext()
  const items = content.items.flatMap((item) => {
    const href = linkTargetHref(market, item.link, accountOrigin)
    return href === null ? [] : [children(item, href)]
  })
  if (items.length === 0) return null
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      <ul className={className}>{items}</ul>
    </Section>
  )
}
