import { linkTargetHref } from '../../markets/links.ts'
import type { Banner as BannerData, TalkToUsBean } from '../../shared/contracts/layout.ts'
import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { ReturnField } from '../ui/return-field.tsx'
import { beanColours } from './bean-colours.ts'
import { BANNER_BACKGROUND, TALK_BACKGROUND } from './bean-style.ts'

/** A bean bar (spec section 3). */
const Banner = ({ banner, slot }: { banner: BannerData; slot: number }) => {
  const { t, market, accountOrigin } = useRenderContext()
  const button = banner.callToAction
  const href = button === null ? null : linkTargetHref(market, button.link, accountOrigin)
  return (
    <aside
      className={`banner banner-${banner.position}`}
      aria-label={`${t('layout.banner')} ${slot + 1}`}
      data-banner={banner.id}
      data-banner-slot={slot}
      data-background={beanColours(banner, BANNER_BACKGROUND).background}
    >
      <div className="container banner-line row">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
        <div className="banner-message" dangerouslySetInnerHTML={{ __html: banner.message }} />
        {button !== null && href !== null && (
          <a
            className="banner-action"
            href={href}
            {...(button.target === '_blank' && { target: '_blank', rel: 'noopener' })}
          >
            {button.label}
          </a>
        )}
        {banner.closable && (
          <form method="post" action={`/api/banners/${encodeURIComponent(banner.id)}/close`}>
            <ReturnField />
            <button className="banner-close" type="submit" aria-label={t('layout.closeBanner')}>
              <Icon name="close" />
            </button>
          </form>
        )}
      </div>
    </aside>
  )
}

export const Banners = ({ banners, position }: { banners: readonly BannerData[]; position: BannerData['position'] }) =>
  banners.map((banner, slot) =>
    banner.position === position ? <Banner key={banner.id} banner={banner} slot={slot} /> : null,
  )

/** Talk-to-us bean (spec section 3); its clicks count as a banner's. */
export const TalkBean = ({ bean }: { bean: TalkToUsBean }) => (
  <div className="talk-bean" data-banner={bean.id} data-background={beanColours(bean, TALK_BACKGROUND).background}>
    <a className="talk-bean-link row" href={modalHref(useRenderContext(), 'talk-to-us')} rel="nofollow">
      <Icon name="chat" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
      <span dangerouslySetInnerHTML={{ __html: bean.message }} />
      <Icon name="arrow-right" />
    </a>
  </div>
)
