import type { ReactNode } from 'react'
import { formatNumber } from '../../markets/format-number.ts'
import type { SocialBook } from '../../shared/contracts/contacts.ts'
import type { Footer, TrustRating } from '../../shared/contracts/layout.ts'
import { imageUrl } from '../../shared/images/image-url.ts'
import { ratingBand } from '../../shared/ratings/rating-band.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { Stars } from '../ui/rating.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { TrustLink } from '../ui/trust-link.tsx'

type Mark = Footer['paymentSystems'][number]

const MarkImage = ({ mark: { image, imageHeight }, alt = image.altText }: { mark: Mark; alt?: string }) => (
  <img
    src={imageUrl(image)}
    height={imageHeight}
    width={Math.round((image.size.width / image.size.height) * imageHeight)}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
)

const MarkLink = ({ url, className, children }: { url: string; className?: string; children: ReactNode }) => {
  const { t } = useRenderContext()
  if (url === '') return <span className={className}>{children}</span>
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('layout.newTab')})`}</span>
    </a>
  )
}

export const FooterBadges = ({ badges }: { badges: Footer['badges'] }) => (
  <ul className="footer-badges cluster">
    {badges.map((badge) => (
      <li key={badge.label}>
        <MarkLink url={badge.url} className="footer-badge">
          <MarkImage mark={badge} alt="" />
          {badge.label}
        </MarkLink>
      </li>
    ))}
  </ul>
)

export const PaymentSystems = ({ message, systems }: { message: string; systems: Footer['paymentSystems'] }) => (
  <div className="footer-payments cluster row">
    {message !== '' && <p>{message}</p>}
    <ul className="cluster">
      {systems.map((system) => (
        <li key={system.image.id}>
          <MarkLink url={system.url}>
            <MarkImage mark={system} />
          </MarkLink>
        </li>
      ))}
    </ul>
  </div>
)

/** Rating by band (spec section 9). */
export const FooterRating = ({ rating: { rating, count } }: { rating: TrustRating }) => {
  const { t, market } = useRenderContext()
  const { band, value } = ratingBand(rating)
  return (
    <TrustLink className="footer-rating cluster row tabular">
      <Stars rating={rating} />
      <span>
        {band !== null && <strong>{`${t(`trip.rating-${band}`)} `}</strong>}
        <span aria-hidden="true">{`${formatNumber(market, value, 1)} · `}</span>
        {t('trip.reviews', { count })}
      </span>
    </TrustLink>
  )
}

/** Company names are the same in every language. */
const NETWORKS = [
  ['instagram', 'instagram', 'Instagram'],
  ['tiktok', 'tiktok', 'TikTok'],
  ['youtube', 'youtube', 'YouTube'],
  ['facebook', 'facebook', 'Facebook'],
  ['facebookGroup', 'people', 'layout.facebookGroup'],
  ['social', 'globe', 'layout.social'],
] as const satisfies readonly (readonly [keyof SocialBook, IconName, string])[]

export const FooterSocial = ({ book }: { book: SocialBook }) => {
  const { t } = useRenderContext()
  const links = NETWORKS.flatMap(([network, icon, name]) => {
    const href = book[network]?.value
    return href === undefined ? [] : [{ href, icon, name }]
  })
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={t('layout.followUs')}>
      {links.map(({ href, icon, name }) => (
        <li key={icon}>
          <a className="icon-button" href={href} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span className="visually-hidden">
              {`${name === 'layout.facebookGroup' || name === 'layout.social' ? t(name) : name} (${t('layout.newTab')})`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
