import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import { landscape, poster } from '../../catalogue/image-resources.ts'
import type { Site } from '../../site.ts'
import { button, type LinkContext, linkTarget } from '../links.ts'
import { newsletterForm } from '../newsletter-form.ts'
import type { Source } from './fill-block.ts'
import { heading } from './fill-block.ts'

type Context = LinkContext & Pick<Site, 'imagesBase' | 'publicUrl' | 'market'>

export const cover = (
  source: Source<'search-cover'> | Source<'heading-cover'>,
  context: Context,
): BlockContent<'search-cover'> => ({
  ...heading(source, context.language),
  picture: poster(context, source.picture, source.alt[context.language]),
})

export const richText = (source: Source<'rich-text'>, { language }: Context): BlockContent<'rich-text'> => ({
  title: source.title?.[language] ?? null,
  html: source.html[language],
})

/** Tiles that lead nowhere in this market are left out. */
export const moodTiles = (source: Source<'mood-tiles'>, context: Context): BlockContent<'mood-tiles'> => ({
  ...heading(source, context.language),
  items: source.items.flatMap(({ mood, label, text, link }) => {
    const target = linkTarget(link, context)
    const name = label[context.language]
    const picture = landscape(context, `mood-${mood.toLowerCase()}`, name)
    return target ? [{ mood, label: name, text: text[context.language], picture, link: target }] : []
  }),
})

export const confidenceSteps = (
  source: Source<'confidence-steps'>,
  { language }: Context,
): BlockContent<'confidence-steps'> => ({
  ...heading(source, language),
  steps: source.steps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
})

/** Null when the button would lead nowhere in this market: the block is nothing without it. */
export function callToAction(
  source: Source<'call-to-action'>,
  context: Context,
): BlockContent<'call-to-action'> | null {
  const found = button(source.button, context)
  return found && { ...heading(source, context.language), button: found }
}

export const newsletter = (source: Source<'newsletter'>, context: Context): BlockContent<'newsletter'> => ({
  ...heading(source, context.language),
  ...newsletterForm(source, context),
})

export const faq = (source: Source<'faq'>, { language }: Context): BlockContent<'faq'> => ({
  ...heading(source, language),
  items: source.items.map(({ id, question, answer }) => ({
    id,
    question: question[language],
    answer: answer[language],
  })),
})

export const legalText = (source: Source<'legal-text'>, { language }: Context): BlockContent<'legal-text'> => ({
  title: source.title[language],
  updated: source.updated,
  intro: source.intro?.[language] ?? null,
  sections: source.sections.map(({ id, title, html }) => ({ id, title: title[language], html: html[language] })),
})
