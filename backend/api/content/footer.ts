import type { Footer } from '../../../shared/contracts/layout.ts'
import type { MenuItem } from '../../../shared/contracts/menu-link.ts'
import { icon } from '../catalogue/image-resources.ts'
import type { Site } from '../site.ts'
import { newsletterForm } from './newsletter-form.ts'
import type { LayoutSource } from './sources/layout-source.ts'

export function footerOf(
  source: LayoutSource['footer'],
  menu: MenuItem[],
  context: Pick<Site, 'language' | 'imagesBase' | 'publicUrl' | 'market'>,
): Footer {
  const { language } = context
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
      image: icon(context, badge.icon, badge.label[language]),
      imageHeight: badge.imageHeight ?? 40,
      label: badge.label[language],
    })),
    paymentSystems: source.paymentSystems.map((system) => ({
      url: system.url,
      image: icon(context, system.icon, system.label[language]),
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
