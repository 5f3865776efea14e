import type { Footer } from '../../../shared/contracts/layout.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { useSite } from '../site.tsx'

type Mark = Footer['paymentSystems'][number]

/** A small picture of fixed height: a badge or a payment system. Silent where its words stand beside it. */
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

/** Badges, each with its words and, where it has one, its address. */
export const FooterBadges = ({ badges }: { badges: Footer['badges'] }) => {
  const { t } = useSite()
  return (
    <ul className="footer-badges">
      {badges.map((badge) => (
        <li key={badge.label}>
          {badge.url === '' ? (
            <span className="footer-badge">
              <MarkImage mark={badge} alt="" />
              {badge.label}
            </span>
          ) : (
            <a className="footer-badge" href={badge.url} target="_blank" rel="noopener">
              <MarkImage mark={badge} alt="" />
              {badge.label}
              <span className="visually-hidden"> ({t('layout.newTab')})</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The payment methods row. */
export const PaymentSystems = ({ message, systems }: { message: string; systems: Footer['paymentSystems'] }) => (
  <div className="footer-payments">
    <p>{message}</p>
    <ul>
      {systems.map((system) => (
        <li key={system.image.id}>
          <MarkImage mark={system} />
        </li>
      ))}
    </ul>
  </div>
)
