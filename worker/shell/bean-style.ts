import type { Banner, BeanBackground, Layout } from '../../shared/contracts/layout.ts'
import { confineCss, type ScopeRoot } from '../../shared/css/custom-css.ts'
import { bannersOnPath, talkToUsBeanOnPath } from './banner-routes.ts'
import { beanColours } from './bean-colours.ts'

/** Default backgrounds (spec section 3). */
export const BANNER_BACKGROUND: BeanBackground = 'red-pink'
export const TALK_BACKGROUND: BeanBackground = 'teal'

/** A sticky banner must not cover the page. */
const BANNER_HEIGHT = 'height:auto;min-height:0;max-height:40svh'
const BANNER_PLACES: Record<Banner['position'], string> = {
  top: `position:relative;inset:auto;margin:0;${BANNER_HEIGHT}`,
  bottom: `position:sticky;inset:auto auto 0;margin:0;${BANNER_HEIGHT}`,
}
const TALK_BEAN: ScopeRoot = {
  selector: '.talk-bean',
  place: `position:relative;inset:auto;margin:0 0 var(--s4);${BANNER_HEIGHT}`,
}

/** CSS of the beans on a path: colours and slots that the stylesheet lacks, and their confined custom CSS. */
export const beanStyles = (layout: Layout | null, path: string): string[] => {
  if (layout === null) return []
  const talk = talkToUsBeanOnPath(layout.talkToUsBeans, path)
  const banners = bannersOnPath(layout.beans, path)
  return [
    ...banners.map((banner, slot) =>
      beanStyle(banner, BANNER_BACKGROUND, {
        selector: `[data-banner-slot="${slot}"]`,
        place: BANNER_PLACES[banner.position],
      }),
    ),
    ...(talk === null ? [] : [beanStyle(talk, TALK_BACKGROUND, TALK_BEAN)]),
    ...hiddenWhenClosed(banners),
  ]
}

/** Slots that banner.css can hide. */
const STYLED_SLOTS = 4

/** Hides closed banners beyond the styled slots. Important within a layer: a banner's own CSS cannot override it. */
const hiddenWhenClosed = (banners: readonly Banner[]): string[] => {
  const slots = banners.map((_, slot) => `[data-hide-banner-${slot}] [data-banner-slot="${slot}"]`).slice(STYLED_SLOTS)
  return slots.length === 0 ? [] : [`@layer layout{${slots.join()}{display:none!important}}`]
}

const beanStyle = (
  bean: Pick<Banner, 'backgroundColor' | 'textColor' | 'customCss'>,
  standard: BeanBackground,
  root: ScopeRoot,
): string => {
  const { declarations } = beanColours(bean, standard)
  const colours = declarations === null ? '' : `${root.selector}{${declarations}}`
  return colours + (bean.customCss === null ? '' : confineCss(bean.customCss, root))
}
