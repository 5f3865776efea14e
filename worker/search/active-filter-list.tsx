import { ChipLink } from '../ui/button.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import type { ActiveFilter } from './active-filters.ts'

export const ActiveFilters = ({ filters, clearHref }: { filters: readonly ActiveFilter[]; clearHref: string }) => {
  const { t } = useRenderContext()
  return (
    <ul className="active-filters" aria-label={t('search.activeFilters')}>
      {filters.map(({ label, href }) => (
        <li key={href}>
          <ChipLink href={href} removes>
            <span className="visually-hidden">{t('search.removeFilter')} </span>
            {label}
          </ChipLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className="clear-filters" href={clearHref}>
            {t('search.clearAll')}
          </a>
        </li>
      )}
    </ul>
  )
}
