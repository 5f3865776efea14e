import { ContactSections } from '../contact-sections.tsx'
import { useContacts } from '../contacts.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** Every way to reach us that the layout's contacts have for the contact page (spec section 3). */
export const ContactBooks = ({ id, content: { title, subtitle } }: BlockProps<'contact-books'>) => (
  <Section id={id} title={title} subtitle={subtitle} className="contact-books">
    {/* The page is kept for a while: it says when we answer, not whether we do so now. */}
    <ContactSections id={id} contacts={useContacts()} place="showContactPage" now={null} />
  </Section>
)
