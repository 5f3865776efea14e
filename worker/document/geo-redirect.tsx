import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import type { Head } from './head.ts'

type GeoRedirectProps = {
  samePage: Head['alternates']
}

/** Offers other markets (spec section 4); the gateway reveals the visitor's by `data-geo` on html. */
export const GeoRedirect = ({ samePage }: GeoRedirectProps) => {
  const { market: current } = useRenderContext()
  return allMarkets
    .filter(({ id, disabled }) => id !== current.id && !disabled)
    .map((market) => <Sheet key={market.id} market={market} path={samePage[market.id] ?? '/'} />)
}

const Sheet = ({ market, path }: { market: Market; path: string }) => {
  const { origins } = useRenderContext()
  const t = translators[market.id]
  return (
    <section
      className={`geo geo-${market.id}`}
      lang={market.locale}
      aria-label={t('layout.geoTitle')}
      data-banner="geo_redirect"
      data-banner-slot="geo"
    >
      <p className="geo-title">{t('layout.geoTitle')}</p>
      <p>{t('layout.geoText')}</p>
      <form className="geo-choices cluster" method="post" action="/api/banners/geo_redirect/close">
        <ButtonLink href={origins[market.id] + path} size="small">
          {t('layout.geoGo')}
        </ButtonLink>
        <Button variant="secondary" size="small">
          {t('layout.geoStay')}
        </Button>
      </form>
    </section>
  )
}
