import { staticPath } from '../../../markets/links.ts'
import { Button, ButtonLink, ChipLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { EventsModel } from './events-model.ts'

const NAMES = 'event-city-names'

/** A form for the city, and links for the eight times (spec section 9) and the cities with most events. */
export const EventSearch = ({ model: { query, times, cityNames, cityLinks, clearHref } }: { model: EventsModel }) => {
  const { t, market } = useRenderContext()
  return (
    <>
      <search>
        <form className="meet-search buttons" action={staticPath(market, 'events-wemeet') ?? undefined}>
          <div className="field">
            <input
              className="control"
              aria-label={t('wemeet.place')}
              name="place"
              type="search"
              list={NAMES}
              maxLength={60}
              autoComplete="address-level2"
              placeholder={t('wemeet.place')}
              defaultValue={query.place}
            />
          </div>
          <datalist id={NAMES}>
            {cityNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {query.when !== 'whenever' && <input type="hidden" name="when" value={query.when} />}
          <Button icon="search">{t('layout.search')}</Button>
          {clearHref !== null && (
            <ButtonLink href={clearHref} variant="quiet">
              {t('wemeet.clearAll')}
            </ButtonLink>
          )}
        </form>
      </search>
      <nav className="chip-row" aria-label={t('wemeet.when')}>
        <ul>
          {times.map(({ filter, href, isCurrent }) => (
            <li key={filter}>
              <ChipLink href={href} current={isCurrent}>
                {t(`wemeet.when-${filter}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {cityLinks.length > 0 && (
        <nav className="chip-row" aria-label={t('wemeet.cities')}>
          <ul>
            {cityLinks.map(({ name, count, href, isCurrent }) => (
              <li key={name}>
                <ChipLink href={href} current={isCurrent}>
                  {name} <span className="tabular">{count}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
