import type { Banner, TalkToUsBean } from '../../../shared/contracts/layout.ts'
import { button, type LinkContext } from './links.ts'
import type { LayoutSource } from './sources/layout-source.ts'

/** With the defaults of spec section 3. */
export const bannerOf = (banner: LayoutSource['banners'][number], context: LinkContext): Banner => ({
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

export const talkToUsBeanOf = (
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
