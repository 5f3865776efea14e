import type { ReactNode } from 'react'
import { brand } from '../../markets/brand.ts'
import { useRenderContext } from './render-context.tsx'

const { name, merchantUrl, merchantId: ownMerchantId } = brand.reviewPlatform

type TrustLinkProps = {
  /** Default: the brand's merchant (spec section 9). */
  merchantId?: string | undefined
  className?: string
  logo?: 'light' | 'dark'
  /** Visible content that does not name the action, such as stars. */
  children?: ReactNode
}

/** Link to the merchant's reviews on the review platform. */
export const TrustLink = ({ merchantId = ownMerchantId, className, logo, children }: TrustLinkProps) => {
  const { t } = useRenderContext()
  const action = t('blocks.readReviews', { platform: name })
  const newTab = ` (${t('layout.newTab')})`
  return (
    <a
      className={className}
      data-logo={logo}
      href={merchantUrl + encodeURIComponent(merchantId)}
      target="_blank"
      rel="noopener"
    >
      {children ?? action}
      <span className="visually-hidden">{children === undefined ? newTab : `, ${action}${newTab}`}</span>
    </a>
  )
}
