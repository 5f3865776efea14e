import { withAmerican } from '../../../backend/api/sources/localized-source.ts'
import { LANGUAGES, type Language, type TextKey } from '../../../markets/market-id.ts'

/** Text of an editor in every language: the same word, or one built per language. */
export const localizedText = (word: string | ((language: Language) => string)): Record<TextKey, string> =>
  withAmerican(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, typeof word === 'string' ? word : word(language)]),
    ) as Record<Language, string>,
  )
