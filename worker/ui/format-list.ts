import { getOrCreate } from '../../shared/keys/get-or-create.ts'

/** Slow to create: one per locale. */
const formats = new Map<string, Intl.ListFormat>()

/** "Italian, English and French". */
export const formatList = (locale: string, items: readonly string[]): string =>
  getOrCreate(formats, locale, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items)
