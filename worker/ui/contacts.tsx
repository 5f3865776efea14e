import { createContext, useContext } from 'react'
import { brand } from '../../markets/brand.ts'
import type { Contacts } from '../../shared/contracts/contacts.ts'

const ContactsContext = createContext<Contacts | null>(null)
export const ContactsProvider = ContactsContext.Provider

/** The layout's contacts, for blocks that show them; null while there is no layout. */
export const useContacts = (): Contacts | null => useContext(ContactsContext)

/** Where people write to: the first mail address of the market's contact book, the brand's own where there is none. */
export const contactEmail = (contacts: Contacts | null): string =>
  Object.values(contacts?.books ?? {}).find(({ type }) => type === 'email')?.value ?? brand.contactEmail
