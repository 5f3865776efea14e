import type { Contacts } from '../../../shared/contracts/contacts.ts'
import type { Banner, Footer, Layout, Settings, TalkToUsBean } from '../../../shared/contracts/layout.ts'
import type { MenuItem } from '../../../shared/contracts/menu-link.ts'
import { loadTrustRating } from '../catalogue/reviews.ts'
import { contactValue, loadDocument, loadFacts } from '../facts/placeholders.ts'
import { sitePicture } from '../images/chosen-pictures.ts'
import { newsletterForm } from '../newsletter/sign-up.ts'
import type { Site } from '../site.ts'
import type { ContactsSource } from '../sources/contacts-source.ts'
import type { LayoutSource, MenuItemSource } from '../sources/layout-source.ts'
import { button, type LinkContext, linkTarget, loadLinkTargets } from './links.ts'

type Context = LinkContext & Pick<Site, 'market'>

/** Returns `null` while a part is missing. */
export const loadLayout = async (site: Site): Promise<Layout | null> => {
  const facts = await loadFacts(site)
  const load = <Part extends keyof LayoutSource>(part: Part) => loadDocument<LayoutSource[Part]>(site.db, part, facts)
  const [header, footer, banners, talkToUs, contacts, settings, targets, trustRating] = await Promise.all([
    ...([
      load('header'),
      load('footer'),
      load('banners'),
      load('talkToUs'),
      load('contacts'),
      load('settings'),
    ] as const),
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

const footerOf = (
  source: LayoutSource['footer'],
  menu: MenuItem[],
  context: Pick<Site, 'language' | 'imagesBase' | 'publicUrl' | 'market' | 'chosenPictures'>,
): Footer => {
  const { language } = context
  const iconOf = (name: string, label: string) => sitePicture(context, `icon-${name}`, label, label).desktop
  const social = (name: keyof Footer['contactsBook']) => {
    const value = source.contactsBook[name]?.[language]
    return value === undefined ? null : { value }
  }
  return {
    menu,
    footerMessage: source.footerMessage[language],
    collapseOpenMessage: source.collapseOpenMessage[language],
    collapseCloseMessage: source.collapseCloseMessage[language],
    paymentMessage: source.paymentMessage[language],
    showUserRating: source.showUserRating,
    badges: source.badges.map((badge) => ({
      url: badge.url,
      image: iconOf(badge.icon, badge.label[language]),
      imageHeight: badge.imageHeight ?? 40,
      label: badge.label[language],
    })),
    paymentSystems: source.paymentSystems.map((system) => ({
      url: system.url,
      image: iconOf(system.icon, system.label[language]),
      imageHeight: system.imageHeight ?? 30,
    })),
    contactsBook: {
      social: social('social'),
      facebookGroup: social('facebookGroup'),
      facebook: social('facebook'),
      instagram: social('instagram'),
      tiktok: social('tiktok'),
      youtube: social('youtube'),
    },
    newsletter: newsletterForm(source.newsletter, context),
  }
}

/** With the defaults of spec section 3. */
const bannerOf = (banner: LayoutSource['banners'][number], context: LinkContext): Banner => ({
  id: banner.id,
  position: banner.position ?? 'bottom',
  message: banner.message[context.language],
  backgroundColor: banner.backgroundColor ?? 'red-pink',
  textColor: banner.textColor ?? 'white',
  customCss: banner.customCss ?? null,
  callToAction: button(banner.callToAction, context),
  closable: banner.closable ?? true,
  routes: routesOf(banner.routes),
})

const talkToUsBeanOf = (
  bean: LayoutSource['talkToUs'][number],
  { language }: Pick<LinkContext, 'language'>,
): TalkToUsBean => ({
  id: bean.id,
  backgroundColor: bean.backgroundColor ?? 'teal',
  textColor: bean.textColor ?? 'white',
  message: bean.message[language],
  customCss: bean.customCss ?? null,
  routes: routesOf(bean.routes),
})

const routesOf = (routes: LayoutSource['banners'][number]['routes']): Banner['routes'] => ({
  match: routes?.match ?? [],
  exclude: routes?.exclude ?? [],
})

const contactsOf = (source: ContactsSource, site: Pick<Site, 'language' | 'market'>): Contacts => ({
  books: Object.fromEntries(
    Object.entries(source.books).map(([key, { type, label, value, hours }]) => [
      key,
      { type, label: label[site.language], value: contactValue(value, site), hours },
    ]),
  ),
  blocks: source.blocks.map(({ title, text, ...block }) => ({
    ...block,
    title: title[site.language],
    text: text?.[site.language] ?? null,
  })),
})
