import type { Translate } from '../../../markets/messages.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

/** The market's words for texts that end in a day: the same as `site.t`, with the article that the day asks for. */
export const datedText =
  ({ t, market }: Pick<RenderContext, 't' | 'market'>): Translate =>
  (key, parameters) =>
    typesettingByLanguage[market.language].datedText(t(key, parameters))
