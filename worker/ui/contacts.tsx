import { createContext, useContext } from 'react'
import type { Contacts } from '../../shared/contracts/contacts.ts'

const ContactsContext = createContext<Contacts | null>(null)
export const ContactsProvider = ContactsContext.Provider

/** The layout's contacts, for blocks that show them; null while there is no layout. */
export const useContacts = (): Contacts | null => useContext(ContactsContext)
