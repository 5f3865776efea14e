import type { ReactNode } from 'react'
import { WORLD_MARKET } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import type { Head } from './head.ts'

/** Countries of the menu, the current one first (spec section 9). */
export const countriesInMenu = (current: Market): Market[] => [
  current,
  ...allMarkets.filter(({ id, disabled }) => id !== current.id && id !== WORLD_MARKET && !disabled),
]

type SamePage = {
  /** Path of this page per market; markets without it are entered by their home page (spec section 2). */
  samePage: Head['alternates']
}

export const CountrySwitch = ({ samePage }: SamePage) => {
  const { market: current, t } = useRenderContext()
  return (
    <nav className="countries" aria-label={t('layout.countrySwitch')}>
      <ul className="cluster">
        {countriesInMenu(current).map((market) => (
          <li key={market.id}>
            <CountryLink market={market} samePage={samePage}>
              <span className="country-name">{market.label}</span>
              <span className="country-language">{market.languageLabel}</span>
            </CountryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CountryLinkProps = SamePage & { market: Market; className?: string; children: ReactNode }

export const CountryLink = ({ market, samePage, className, children }: CountryLinkProps) => {
  const { market: current, origins } = useRenderContext()
  return (
    <a
      className={className}
      href={origins[market.id] + (samePage[market.id] ?? '/')}
      lang={market.locale}
      hrefLang={market.locale}
      {...(market.id === current.id && { 'aria-current': 'true' })}
    >
      <Flag market={market} />
      {children}
    </a>
  )
}

/** Drawn, because many systems have no flag emoji. */
export const Flag = ({ market }: { market: Market }) => <i className={`flag flag-${market.id}`} />
