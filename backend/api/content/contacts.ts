import type { Contacts } from '../../../shared/contracts/contacts.ts'
import type { LayoutSource } from '../seed/layout-source.ts'
import type { Site } from '../site.ts'

/** The contacts in the market's language. */
export const contactsOf = (source: LayoutSource['contacts'], { language }: Pick<Site, 'language'>): Contacts => ({
  books: Object.fromEntries(
    Object.entries(source.books).map(([key, { type, label, value, hours }]) => [
      key,
      { type, label: label[language], value: typeof value === 'string' ? value : value[language], hours },
    ]),
  ),
  blocks: source.blocks.map(({ title, text, ...block }) => ({
    ...block,
    title: title[language],
    text: text?.[language] ?? null,
  })),
})
