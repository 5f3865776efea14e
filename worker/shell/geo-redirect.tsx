import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { ReturnField } from '../ui/return-field.tsx'
import { useSlots } from '../ui/slots.ts'
import type { Head } from './head.ts'

type GeoRedirectProps = {
  samePage: Head['alternates']
}

/** Modals that offer other markets (spec section 4); the gateway leaves the visitor's (decision 19). */
export const GeoRedirect = ({ samePage }: GeoRedirectProps) => {
  const { market: current } = useRenderContext()
  const { elementSlots } = useSlots()
  const others = allMarkets.filter(({ id, disabled }) => id !== current.id && !disabled)
  return elementSlots(
    'geo-prompt',
    others.map((market) => [market.id, <Prompt key={market.id} market={market} path={samePage[market.id] ?? '/'} />]),
  )
}

const Prompt = ({ market, path }: { market: Market; path: string }) => {
  const { origins } = useRenderContext()
  const t = translators[market.id]
  const title = `geo-title-${market.id}`
  return (
    // No `dialog` element: one on every page would be taken for an open modal.
    <div
      className="geo"
      role="dialog"
      lang={market.locale}
      aria-modal="true"
      aria-labelledby={title}
      data-banner="geo_redirect"
    >
      {/* biome-ignore lint/a11y/noAutofocus: who gets a dialog is taken to it, as showModal() does. */}
      <h2 className="geo-title" id={title} tabIndex={-1} autoFocus>
        {t('layout.geoTitle')}
      </h2>
      <p>{t('layout.geoText')}</p>
      <form className="geo-choices cluster" method="post" action="/api/banners/geo_redirect/close">
        <ReturnField />
        <ButtonLink href={origins[market.id] + path} size="small">
          {t('layout.geoGo')}
        </ButtonLink>
        <Button variant="secondary" size="small">
          {t('layout.geoStay')}
        </Button>
      </form>
    </div>
  )
}
