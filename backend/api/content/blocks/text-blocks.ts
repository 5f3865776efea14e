import type { z } from 'zod'
import { TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block, type BlockContent } from '../../../../shared/contracts/blocks.ts'
import { describedPicture, type PictureSite, sitePicture } from '../../images/chosen-pictures.ts'
import { newsletterForm } from '../../newsletter/sign-up.ts'
import type { Site } from '../../site.ts'
import type { BlockSource } from '../../sources/block-source.ts'
import type { LocalizedText } from '../../sources/localized-source.ts'
import { button, type LinkContext, linkTarget } from '../links.ts'

type Context = LinkContext & Pick<Site, 'imagesBase' | 'publicUrl' | 'market' | 'chosenPictures'>

export const cover = (
  source: Source<'search-cover'> | Source<'heading-cover'>,
  context: Context & PictureSite,
): BlockContent<'search-cover'> => ({
  ...heading(source, context.language),
  picture: describedPicture(context, source.picture, source.alt),
})

export const moodTiles = (source: Source<'mood-tiles'>, context: Context): BlockContent<'mood-tiles'> => ({
  ...heading(source, context.language),
  items: source.items.flatMap(({ mood, label, text, link }) => {
    const target = linkTarget(link, context)
    const name = label[context.language]
    const picture = sitePicture(context, `mood-${mood.toLowerCase()}`, name, '').desktop
    return target ? [{ mood, label: name, text: text[context.language], picture, link: target }] : []
  }),
})

export const callToAction = (
  source: Source<'call-to-action'>,
  context: Context,
): BlockContent<'call-to-action'> | null => {
  const found = button(source.button, context)
  return found && { ...heading(source, context.language), button: found }
}

export const newsletter = (source: Source<'newsletter'>, context: Context): BlockContent<'newsletter'> => ({
  ...heading(source, context.language),
  ...newsletterForm(source, context),
})

/** Returns `null` for a type that the contract lacks. */
export const textBlock = ({ id, blockType, content }: BlockSource, language: TextKey): Block | null => {
  const schema: z.ZodType | undefined = Object.hasOwn(BLOCK_SCHEMAS, blockType) ? BLOCK_SCHEMAS[blockType] : undefined
  const filled = schema?.safeParse(inLanguage(content, language))
  return filled?.success ? ({ id, blockType, content: filled.data } as Block) : null
}

const inLanguage = (source: unknown, language: TextKey): unknown => {
  if (Array.isArray(source)) return source.map((each) => inLanguage(each, language))
  if (typeof source !== 'object' || source === null) return source
  if (isLocalized(source, language)) return source[language]
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, inLanguage(value, language)]))
}

/** Texts of a page that is in some markets have their languages only. */
const isLocalized = (source: object, language: TextKey): source is LocalizedText =>
  language in source && Object.keys(source).every((key) => (TEXT_KEYS as readonly string[]).includes(key))

export type Source<T extends BlockSource['blockType']> = Extract<BlockSource, { blockType: T }>['content']

export const heading = (source: { title: LocalizedText; subtitle?: LocalizedText | undefined }, language: TextKey) => ({
  title: source.title[language],
  subtitle: source.subtitle?.[language] ?? null,
})
