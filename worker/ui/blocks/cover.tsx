import type { ReactNode } from 'react'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { travelPath } from '../../../markets/links.ts'
import type { ResponsiveImage } from '../../../shared/contracts/image.ts'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { modalHref } from '../modal-href.ts'
import { Picture } from '../picture.tsx'
import { type RenderContext, useRenderContext } from '../render-context.tsx'
import { Widget } from '../search-box/widget.tsx'
import { useSlots } from '../slots.ts'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'

type CoverProps = {
  className: string
  picture: ResponsiveImage | null
  title: string
  subtitle: string | null
  /** Whether the title is the page's main heading. */
  main: boolean
  above?: ReactNode
  children?: ReactNode
}

const Cover = ({ className, picture, title, subtitle, main, above, children }: CoverProps) => {
  const Heading = main ? 'h1' : 'h2'
  return (
    <section className={`cover ${className}`}>
      {picture !== null && <Picture image={picture} sizes={COVER_SIZES} priority={main} />}
      <div className="container cover-content">
        {above}
        <Heading className="cover-title">{title}</Heading>
        {subtitle !== null && <p className="cover-subtitle">{subtitle}</p>}
        {children}
      </div>
    </section>
  )
}

export const HeadingCover = ({ content, main = false, breadcrumbs, links }: BlockProps<'heading-cover'>) => (
  <Cover {...content} className="heading-cover" main={main} above={breadcrumbs}>
    {links}
  </Cover>
)

export const TravelCover = ({ content, main = false }: BlockProps<'travel-cover'>) => {
  const { market, t } = useRenderContext()
  const { travelSlug, destinationLabel, ...cover } = content
  return (
    <Cover {...cover} className="heading-cover" main={main} above={<p className="cover-kicker">{destinationLabel}</p>}>
      <p className="cover-action">
        <ButtonLink href={travelPath(market, travelSlug)} variant="inverse" iconAfter="arrow-right">
          {t('blocks.seeTravel')}
        </ButtonLink>
      </p>
    </Cover>
  )
}

/** Text of the home page's experiment; null outside of it. */
const coverWords = ({ t, market, today, variations }: RenderContext): { title: string; subtitle: string } | null => {
  if (variations.homeCover === 'together')
    return { title: t('blocks.coverTogetherTitle'), subtitle: t('blocks.coverTogetherText') }
  if (variations.homeCover !== 'planned') return null
  const days = bookingRulesOn(today, market.id).freeCancellationDays
  return { title: t('blocks.coverPlannedTitle'), subtitle: t('blocks.coverPlannedText', { days }) }
}

/** The home page's cover; on phones the search opens as a modal (spec section 2). */
export const SearchCover = ({ content, main = false }: BlockProps<'search-cover'>) => {
  const site = useRenderContext()
  const { elementSlots } = useSlots()
  return (
    <Cover {...content} {...coverWords(site)} className="search-cover" main={main}>
      <div className="search-cover-box">
        <a className="widget-opener row" href={modalHref(site, 'search')}>
          <Icon name="search" />
          <span>
            <b>{site.t('widget.coverWhere')}</b>
            {site.t('widget.coverWhen')}
          </span>
        </a>
        {elementSlots('only-for', [
          ['wide', <Widget key="widget" id="search" layout="dropdown" theme="pills" options={null} />],
        ])}
        <noscript>
          <a className="widget-more" href={modalHref(site, 'search')}>
            {site.t('widget.more')}
          </a>
        </noscript>
      </div>
    </Cover>
  )
}
