import { brand } from '../../markets/brand.ts'
import type { Contacts } from '../../shared/contracts/contacts.ts'

/** Where people write to: the first mail address of the market's contact book, the brand's own where there is none. */
export const contactEmail = (contacts: Contacts | null): string =>
  Object.values(contacts?.books ?? {}).find(({ type }) => type === 'email')?.value ?? brand.contactEmail
