import type { ReactNode } from 'react'
import type { Footer } from '../../shared/contracts/layout.ts'
import { imageUrl } from '../../shared/images/image-url.ts'
import { useRenderContext } from '../ui/render-context.tsx'

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

/** What a mark shows, as a link where it has an address. */
const MarkLink = ({ url, className, children }: { url: string; className?: string; children: ReactNode }) => {
  const { t } = useRenderContext()
  if (url === '') return <span className={className}>{children}</span>
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('layout.newTab')})</span>
    </a>
  )
}

/** Badges, each with its words and, where it has one, its address. */
export const FooterBadges = ({ badges }: { badges: Footer['badges'] }) => (
  <ul className="footer-badges">
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

/** The payment methods row, each with its address where it has one. */
export const PaymentSystems = ({ message, systems }: { message: string; systems: Footer['paymentSystems'] }) => (
  <div className="footer-payments">
    <p>{message}</p>
    <ul>
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
