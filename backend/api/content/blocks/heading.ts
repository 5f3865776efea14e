import type { TextKey } from '../../../../markets/market-id.ts'
import type { LocalizedText } from '../sources/localized-source.ts'

/** Title and subtitle of a block in one language. */
export const heading = (source: { title: LocalizedText; subtitle?: LocalizedText | undefined }, language: TextKey) => ({
  title: source.title[language],
  subtitle: source.subtitle?.[language] ?? null,
})
