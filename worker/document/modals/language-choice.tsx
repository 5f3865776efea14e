import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { countriesInMenu } from '../country-switch.tsx'
import { Flag } from '../flag.tsx'
import type { Head } from '../head.ts'

/** Every country of the menu as a link to this page there, or to its home (spec section 2, menu links). */
export const LanguageChoice = ({ samePage }: { samePage: Head['alternates'] }) => {
  const { market: current, origins, t } = useRenderContext()
  return (
    <nav aria-label={t('layout.countrySwitch')}>
      <ul className="choices">
        {countriesInMenu(current).map((market) => (
          <li key={market.id}>
            <a
              className="choice"
              href={origins[market.id] + (samePage[market.id] ?? '/')}
              lang={market.locale}
              hrefLang={market.locale}
              {...(market.id === current.id && { 'aria-current': 'true' as const })}
            >
              <Flag market={market} />
              <span>
                {market.label} <span className="choice-more">{market.languageLabel}</span>
              </span>
              {market.id === current.id && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
