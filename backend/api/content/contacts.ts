import type { Contacts } from '../../../shared/contracts/contacts.ts'
import type { Site } from '../site.ts'
import type { ContactsSource } from './sources/contacts-source.ts'

type Reader = Pick<Site, 'language' | 'market'>

/** The contacts in the market's language. */
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

/** A contact's number, address or link as its market reads it. */
export const contactValue = (value: ContactsSource['books'][string]['value'], { language, market }: Reader): string =>
  typeof value === 'string' ? value : ((value as Partial<Record<string, string>>)[market] ?? value[language])
