import type { Layout, Settings } from '../../../shared/contracts/layout.ts'
import type { MenuItem } from '../../../shared/contracts/menu-link.ts'
import { loadTrustRating } from '../catalogue/reviews.ts'
import type { Site } from '../site.ts'
import { bannerOf, talkToUsBeanOf } from './beans.ts'
import { contactsOf } from './contacts.ts'
import { loadDocument } from './documents.ts'
import { footerOf } from './footer.ts'
import { type LinkContext, linkTarget, loadLinkTargets } from './links.ts'
import { loadFacts } from './placeholders.ts'
import type { LayoutSource, MenuItemSource } from './sources/layout-source.ts'

type Context = LinkContext & Pick<Site, 'market'>

/** Returns `null` while a part is missing. */
export async function loadLayout(site: Site): Promise<Layout | null> {
  const facts = await loadFacts(site)
  const [header, footer, banners, talkToUs, contacts, settings, targets, trustRating] = await Promise.all([
    loadDocument<LayoutSource['header']>(site.db, 'header', facts),
    loadDocument<LayoutSource['footer']>(site.db, 'footer', facts),
    loadDocument<LayoutSource['banners']>(site.db, 'banners', facts),
    loadDocument<LayoutSource['talkToUs']>(site.db, 'talkToUs', facts),
    loadDocument<LayoutSource['contacts']>(site.db, 'contacts', facts),
    loadDocument<LayoutSource['settings']>(site.db, 'settings', facts),
    loadLinkTargets(site),
    loadTrustRating(site),
  ])
  if (!header || !footer || !banners || !talkToUs || !contacts || !settings) return null
  const context = { ...site, ...targets }
  return {
    header: { menu: menu(header.menu, context) },
    footer: footerOf(footer, menu(footer.menu, context), context),
    beans: banners.filter(inMarket(context)).map((banner) => bannerOf(banner, context)),
    talkToUsBeans: talkToUs.filter(inMarket(context)).map((bean) => talkToUsBeanOf(bean, context)),
    contacts: contactsOf(contacts, context),
    settings: settingsOf(settings, context),
    trustRating,
  }
}

/** Leaves out items without a target in the market, and menus that end up empty. */
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

const settingsOf = (settings: LayoutSource['settings'], { language }: Context): Settings => ({
  installmentPayments: settings.installmentPayments,
  currencies: settings.currencies.map(({ isoCode, symbol, name }) => ({ isoCode, symbol, name: name[language] })),
})

const inMarket =
  ({ market }: Pick<Site, 'market'>) =>
  ({ markets }: { markets?: string[] | undefined }): boolean =>
    markets?.includes(market) ?? true
