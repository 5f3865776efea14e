import { ChipLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { CoverLink } from './cover-links.ts'

export const CoverLinks = ({ links }: { links: readonly CoverLink[] }) => {
  const { t } = useRenderContext()
  return (
    <nav className="chip-row" aria-label={t('search.quickLinks')}>
      <ul>
        {links.map(({ label, href }, index) => (
          <li key={href}>
            <ChipLink href={href}>
              {index === 0 && <Icon name="filter" />}
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
