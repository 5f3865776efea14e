import { brand } from '../../../markets/brand.ts'
import { formatNumber } from '../../../markets/format-number.ts'
import { ratingBand } from '../../../shared/ratings/rating-band.ts'
import { Icon } from '../icon.tsx'
import { Stars } from '../rating.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import { TrustLink } from '../trust-link.tsx'
import type { BlockProps } from './block-props.ts'

/** Rating on the review platform. A light logo is for dark backgrounds. */
export const TrustRating = ({ id, content }: BlockProps<'trust-rating'>) => {
  const { t, market } = useRenderContext()
  const { title, logo, rating, count, merchantId } = content
  if (count === 0) return null
  const { band, value } = ratingBand(rating)
  const figure = formatNumber(market, value, 1)
  return (
    <Section id={id} title={title} subtitle={null} tone={logo === 'light' ? 'ink' : 'plain'}>
      <TrustLink className="trust cluster row" logo={logo} merchantId={merchantId ?? undefined}>
        {band !== null && <strong className="trust-label">{t(`trip.rating-${band}`)}</strong>}
        <Stars rating={rating} />
        <span className="tabular">
          <strong>{figure}</strong> · {t('trip.reviews', { count })}
        </span>
        <span className="trust-logo">
          <Icon name="star" />
          {brand.reviewPlatform.name}
        </span>
      </TrustLink>
    </Section>
  )
}
