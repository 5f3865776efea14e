import type { Banner, Layout } from '../../shared/contracts/layout.ts'
import { bannersOnPath, talkToUsBeanOnPath } from './banner-routes.ts'
import { beanColours, type GroundName } from './bean-colours.ts'
import { confineCss, type ScopeRoot } from './custom-css.ts'

/** Grounds of beans whose content says nothing better (spec section 3). */
export const BANNER_GROUND: GroundName = 'red-pink'
export const TALK_GROUND: GroundName = 'teal'

/** No banner is higher than this: one that sticks to the bottom must not become the page. */
const BANNER_HEIGHT = 'height:auto;min-height:0;max-height:40svh'
const BANNER_PLACES: Record<Banner['position'], string> = {
  top: `position:relative;inset:auto;margin:0;${BANNER_HEIGHT}`,
  bottom: `position:sticky;inset:auto auto 0;margin:0;${BANNER_HEIGHT}`,
}
const TALK_BEAN: ScopeRoot = {
  selector: '.talk-bean',
  place: `position:relative;inset:auto;margin:0 0 var(--s4);${BANNER_HEIGHT}`,
}

/**
 * Style of the beans that a path shows: colours and hidden slots that the stylesheet does not have, and their
 * own confined CSS.
 */
export const beanStyles = (layout: Layout | null, path: string): string[] => {
  if (layout === null) return []
  const talk = talkToUsBeanOnPath(layout.talkToUsBeans, path)
  const banners = bannersOnPath(layout.beans, path)
  return [
    ...banners.map((banner, slot) =>
      beanStyle(banner, BANNER_GROUND, {
        selector: `[data-banner-slot="${slot}"]`,
        place: BANNER_PLACES[banner.position],
      }),
    ),
    ...(talk === null ? [] : [beanStyle(talk, TALK_GROUND, TALK_BEAN)]),
    ...hiddenWhenClosed(banners),
  ]
}

/** So many slots can be hidden by the stylesheet (layout/banner.css). */
const STYLED_SLOTS = 4

/**
 * A closed banner is hidden by its slot, stamped on html by the gateway: the page is the same for everybody, so it has
 * the rule for each banner that the stylesheet has none for. Important within a layer: a banner's own CSS cannot bring
 * it back.
 */
const hiddenWhenClosed = (banners: readonly Banner[]): string[] => {
  const slots = banners.map((_, slot) => `[data-hide-banner-${slot}] [data-banner-slot="${slot}"]`).slice(STYLED_SLOTS)
  return slots.length === 0 ? [] : [`@layer layout{${slots.join()}{display:none!important}}`]
}

const beanStyle = (
  bean: Pick<Banner, 'backgroundColor' | 'textColor' | 'customCss'>,
  standard: GroundName,
  root: ScopeRoot,
): string => {
  const { declarations } = beanColours(bean, standard)
  const colours = declarations === null ? '' : `${root.selector}{${declarations}}`
  return colours + (bean.customCss === null ? '' : confineCss(bean.customCss, root))
}
