import type { Contacts } from '../../../shared/contracts/contacts.ts'
import type { Site } from '../site.ts'
import type { ContactsSource } from './sources/contacts-source.ts'

type Reader = Pick<Site, 'language' | 'market'>

export const contactsOf = (source: ContactsSource, site: Reader): Contacts => ({
  books: Object.fromEntries(
    Object.entries(source.books).map(([key, { type, label, value, hours }]) => [
      key,
      { type, label: label[site.language], value: contactValue(value, site), hours },
    ]),
  ),
  blocks: source.blocks.map(({ title, text, ...block }) => ({
    ...block,
    title: title[site.language],
    text: text?.[site.language] ?? null,
  })),
})

export const contactValue = (value: ContactsSource['books'][string]['value'], { language, market }: Reader): string =>
  typeof value === 'string' ? value : ((value as Partial<Record<string, string>>)[market] ?? value[language])
