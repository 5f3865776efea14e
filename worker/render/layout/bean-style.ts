import type { Banner, Layout } from '../../../shared/contracts/layout.ts'
import { confineCss } from '../custom-css.ts'
import { bannersOnPath, talkToUsBeanOnPath } from './banner-routes.ts'
import { beanColours, type GroundName } from './bean-colours.ts'

/** Grounds of beans whose content says nothing better (spec section 3). */
export const BANNER_GROUND: GroundName = 'red-pink'
export const TALK_GROUND: GroundName = 'teal'

/** Style of the beans that a path shows: colours that the stylesheet does not have, and their own confined CSS. */
export const beanStyles = (layout: Layout | null, path: string): string[] => {
  if (layout === null) return []
  const talk = talkToUsBeanOnPath(layout.talkToUsBeans, path)
  return [
    ...bannersOnPath(layout.beans, path).map((banner, slot) =>
      beanStyle(banner, BANNER_GROUND, `[data-banner-slot="${slot}"]`),
    ),
    ...(talk === null ? [] : [beanStyle(talk, TALK_GROUND, '.talk-bean')]),
  ]
}

const beanStyle = (
  bean: Pick<Banner, 'backgroundColor' | 'textColor' | 'customCss'>,
  standard: GroundName,
  root: string,
): string => {
  const { declarations } = beanColours(bean, standard)
  const colours = declarations === null ? '' : `${root}{${declarations}}`
  return colours + (bean.customCss === null ? '' : confineCss(bean.customCss, root))
}
