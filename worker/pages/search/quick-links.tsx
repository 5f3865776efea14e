import { staticPath } from '../../../markets/links.ts'
import { ChipLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MOOD_ICONS } from '../../ui/mood-list.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { GridView, SearchModel } from './search-model.ts'

export const GridLink = ({ view: { href, open } }: { view: GridView }) => {
  const { t } = useRenderContext()
  return (
    <a className="search-grid-open chip" href={href} {...(open && { 'aria-current': 'true' as const })}>
      <Icon name="calendar" />
      {t('search.gridOpen')}
    </a>
  )
}

export const QuickLinks = ({ model: { gridView, moods, continents } }: { model: SearchModel }) => {
  const { t, market } = useRenderContext()
  const sales = staticPath(market, 'sales')
  return (
    <ul className="quick-links" aria-label={t('search.quickLinks')}>
      {gridView?.open === false && (
        <li>
          <GridLink view={gridView} />
        </li>
      )}
      {sales !== null && (
        <li>
          <a className="chip" href={sales}>
            <Icon name="tag" />
            {t('search.salesLink')}
          </a>
        </li>
      )}
      {moods.map(({ mood, label, href, current }) => (
        <li key={mood}>
          <ChipLink href={href} current={current}>
            <Icon name={MOOD_ICONS[mood]} />
            {label}
          </ChipLink>
        </li>
      ))}
      {continents.map(({ name, href }) => (
        <li key={name}>
          <ChipLink href={href}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
