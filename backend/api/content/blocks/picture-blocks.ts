import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import { travelNames } from '../../catalogue/cards.ts'
import { stagePicture, travelPoster } from '../../catalogue/travel-pictures.ts'
import { describedPicture, namedPicture, type PictureSite } from '../../images/chosen-pictures.ts'
import type { Site } from '../../site.ts'
import { button, type LinkContext, linkTarget } from '../links.ts'
import { heading, type Source } from './text-blocks.ts'

type Context = Site & LinkContext & PictureSite

export const travelCover = async (
  source: Source<'travel-cover'>,
  site: Context,
): Promise<BlockContent<'travel-cover'> | null> => {
  const travel = (await travelNames(site, [source.travel])).get(source.travel)
  if (!travel) return null
  return {
    ...heading(source, site.language),
    picture: travelPoster(site, travel.id, `${travel.title}, ${travel.destinationLabel}`),
    travelSlug: travel.slug,
    travelTitle: travel.title,
    destinationLabel: travel.destinationLabel,
  }
}

export const gallery = (source: Source<'gallery'>, site: Context): BlockContent<'gallery'> => ({
  title: source.title?.[site.language] ?? null,
  items: source.items.map(({ picture, alt }) => ({ picture: describedPicture(site, picture, alt).desktop })),
})

/** Uses pictures of stages, because the posters are on the cards next to this block. */
export const topFive = async (source: Source<'top-five'>, site: Context): Promise<BlockContent<'top-five'>> => {
  const travels = await travelNames(
    site,
    source.items.flatMap(({ travel }) => travel ?? []),
  )
  return {
    ...heading(source, site.language),
    items: source.items.map(({ title, text, travel: slug, stage }) => {
      const travel = slug && travels.get(slug)
      return {
        title: title[site.language],
        text: text[site.language],
        picture:
          travel && stage ? stagePicture(site, travel.id, `${travel.title}, ${travel.destinationLabel}`, stage) : null,
        travelSlug: travel ? travel.slug : null,
      }
    }),
  }
}

export const blogTeasers = (source: Source<'blog-teasers'>, site: Context): BlockContent<'blog-teasers'> | null => {
  const items = source.items.flatMap(({ title, text, picture, file }) => {
    const link = linkTarget({ type: 'page', file }, site)
    const name = title[site.language]
    return link
      ? [{ title: name, text: text[site.language], picture: namedPicture(site, picture, name, '').desktop, link }]
      : []
  })
  return items.length > 0 ? { ...heading(source, site.language), items } : null
}

export const video = (source: Source<'video'>, site: Context): BlockContent<'video'> => ({
  ...heading(source, site.language),
  video: source.video,
  poster: describedPicture(site, source.poster, source.alt).desktop,
})

export const wemeetTeaser = (source: Source<'wemeet-teaser'>, site: Context): BlockContent<'wemeet-teaser'> => ({
  ...heading(source, site.language),
  text: source.text[site.language],
  picture: namedPicture(site, source.picture, source.title[site.language], '').desktop,
  button: button(source.button, site),
})
