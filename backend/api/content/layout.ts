import type { Banner, Footer, Layout, Settings } from '../../../shared/contracts/layout.ts'
import type { MenuItem } from '../../../shared/contracts/menu-link.ts'
import { icon } from '../catalogue/image-resources.ts'
import type { LayoutSource, MenuItemSource } from '../seed/layout-source.ts'
import type { Site } from '../site.ts'
import { loadDocument } from './documents.ts'
import { button, type LinkContext, linkTarget, loadPageSlugs } from './links.ts'

type Context = LinkContext & Pick<Site, 'market' | 'imagesBase'>

/** `GET /layouts` (spec section 7); null while editors have not written all of it. */
export async function loadLayout(site: Site): Promise<Layout | null> {
  const [header, footer, banners, settings, pageSlugs] = await Promise.all([
    loadDocument<LayoutSource['header']>(site.db, 'header'),
    loadDocument<LayoutSource['footer']>(site.db, 'footer'),
    loadDocument<LayoutSource['banners']>(site.db, 'banners'),
    loadDocument<LayoutSource['settings']>(site.db, 'settings'),
    loadPageSlugs(site),
  ])
  if (!header || !footer || !banners || !settings) return null
  const context: Context = { ...site, pageSlugs }
  return {
    header: { menu: menu(header.menu, context) },
    footer: footerOf(footer, context),
    beans: banners.filter(inMarket(context)).map((banner) => bannerOf(banner, context)),
    contacts: { books: {}, blocks: [] },
    settings: settingsOf(settings, context),
  }
}

/** Items that lead to a page that the market does not have are left out, and so are menus that have nothing left. */
export const menu = (items: readonly MenuItemSource[], context: Context): MenuItem[] =>
  items.filter(inMarket(context)).flatMap((item): MenuItem[] => {
    const link = item.link ? linkTarget(item.link, context) : null
    const children = menu(item.children ?? [], context)
    if (!link && children.length === 0) return []
    return [
      {
        id: item.id,
        label: item.label[context.language],
        type: item.type,
        style: item.style ?? null,
        badge: item.badge ?? null,
        icon: item.icon ?? null,
        target: item.target ?? '_self',
        link,
        removeAccordionOnMobile: item.removeAccordionOnMobile ?? false,
        children,
      },
    ]
  })

function footerOf(source: LayoutSource['footer'], context: Context): Footer {
  const { language } = context
  return {
    menu: menu(source.menu, context),
    footerMessage: source.footerMessage[language],
    collapseOpenMessage: source.collapseOpenMessage[language],
    collapseCloseMessage: source.collapseCloseMessage[language],
    paymentMessage: source.paymentMessage[language],
    showUserRating: source.showUserRating,
    badges: source.badges.map((badge) => ({
      url: badge.url,
      image: icon(context, badge.icon, badge.label[language]),
      imageHeight: badge.imageHeight ?? 40,
      label: badge.label[language],
    })),
    paymentSystems: source.paymentSystems.map((system) => ({
      url: system.url,
      image: icon(context, system.icon, system.label[language]),
      imageHeight: system.imageHeight ?? 30,
    })),
  }
}

const bannerOf = (banner: LayoutSource['banners'][number], context: Context): Banner => ({
  id: banner.id,
  position: banner.position ?? 'bottom',
  message: banner.message[context.language],
  backgroundColor: banner.backgroundColor ?? 'red-pink',
  textColor: banner.textColor ?? 'white',
  customCss: null,
  callToAction: button(banner.callToAction, context),
  closable: banner.closable ?? true,
  routes: { match: banner.routes?.match ?? [], exclude: banner.routes?.exclude ?? [] },
})

const settingsOf = (settings: LayoutSource['settings'], { language }: Context): Settings => ({
  installmentPayments: settings.installmentPayments,
  currencies: settings.currencies.map(({ isoCode, symbol, name }) => ({ isoCode, symbol, name: name[language] })),
})

const inMarket =
  ({ market }: Pick<Site, 'market'>) =>
  ({ markets }: { markets?: string[] | undefined }): boolean =>
    markets?.includes(market) ?? true
