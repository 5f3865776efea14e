import type { Market } from '../../../markets/market-schema.ts'
import { markets } from '../../../markets/registry.ts'
import type { Button } from '../../../shared/contracts/menu-link.ts'
import { Photo } from '../picture.tsx'
import { type RenderContext, useRenderContext } from '../render-context.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'

export const WemeetTeaser = ({ id, content }: BlockProps<'wemeet-teaser'>) => {
  const { market, origins } = useRenderContext()
  return (
    <section className="wemeet" aria-labelledby={`${id}-title`}>
      <div className="container">
        <Photo image={content.picture} sizes="(min-width: 1024px) 580px, 100vw" alt="" />
        <div className="wemeet-text">
          <h2 id={`${id}-title`}>{content.title}</h2>
          {content.subtitle !== null && <p className="section-subtitle">{content.subtitle}</p>}
          <p>{content.text}</p>
          <BlockButton button={toEvents(content.button, market, origins)} variant="inverse" />
        </div>
      </div>
    </section>
  )
}

/** Markets without an events page link to Global's (spec section 2, decision 30). */
const toEvents = (button: Button | null, market: Market, origins: RenderContext['origins']): Button | null => {
  const isToEvents = button?.link.type === 'custompage' && button.link.routingKey === 'events-wemeet'
  if (button === null || !isToEvents || market.paths['events-wemeet'] !== null) return button
  return { ...button, link: { type: 'url', url: `${origins.us}${markets.us.paths['events-wemeet']}` } }
}
