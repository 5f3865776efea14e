import type { Banner, Layout } from '../../../shared/contracts/layout.ts'
import { confineCss, type ScopeRoot } from '../custom-css.ts'
import { bannersOnPath, talkToUsBeanOnPath } from './banner-routes.ts'
import { beanColours, type GroundName } from './bean-colours.ts'

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

/** Style of the beans that a path shows: colours that the stylesheet does not have, and their own confined CSS. */
export const beanStyles = (layout: Layout | null, path: string): string[] => {
  if (layout === null) return []
  const talk = talkToUsBeanOnPath(layout.talkToUsBeans, path)
  return [
    ...bannersOnPath(layout.beans, path).map((banner, slot) =>
      beanStyle(banner, BANNER_GROUND, {
        selector: `[data-banner-slot="${slot}"]`,
        place: BANNER_PLACES[banner.position],
      }),
    ),
    ...(talk === null ? [] : [beanStyle(talk, TALK_GROUND, TALK_BEAN)]),
  ]
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
