import { createContext, useContext } from 'react'
import { brand } from '../../markets/brand.ts'
import type { Contact, Contacts } from '../../shared/contracts/contacts.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { modalHref } from './modal-href.ts'
import { OpeningHours } from './opening-hours.tsx'
import { type RenderContext, useRenderContext } from './render-context.tsx'

const ICONS: Record<Contact['type'], IconName> = {
  phone: 'phone',
  whatsapp: 'chat',
  email: 'mail',
  form: 'mail',
  link: 'arrow-right',
  chat: 'chat',
}

/** URL of a contact; null for an invalid one. */
export const contactHref = ({ type, value }: Pick<Contact, 'type' | 'value'>): string | null => {
  if (type === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
  if (type === 'phone') return `tel:${value.replace(/[^\d+]/g, '')}`
  if (type === 'whatsapp' && !value.includes('/')) return `https://wa.me/${value.replace(/\D/g, '')}`
  return /^(https?:\/\/|\/(?!\/))/.test(value) ? value : null
}

const isOwnForm = (contact: Contact): boolean => contact.type === 'form' && contactHref(contact) === null

type Place = 'showTalkToUs' | 'showContactPage'

const blocksOf = ({ books, blocks }: Contacts, place: Place, features: RenderContext['features']) =>
  blocks
    .filter((block) => block[place])
    .map(({ callToActionList, ...block }) => ({
      ...block,
      contacts: callToActionList
        .flatMap((name) => (Object.hasOwn(books, name) ? [books[name] as Contact] : []))
        .filter((contact) => features.has('contact') || !isOwnForm(contact)),
    }))
    .filter(({ contacts }) => contacts.length > 0)

type ContactSectionsProps = {
  /** Prefix of heading ids. */
  id: string
  contacts: Contacts | null
  place: Place
  /** Current time in ms, to show whether a contact is open; null leaves that out. */
  now: number | null
}

/** Contacts with opening hours (spec sections 3 and 6); the email address when there are none. */
export const ContactSections = ({ id, contacts, place, now }: ContactSectionsProps) => {
  const { t, features } = useRenderContext()
  const blocks = contacts === null ? [] : blocksOf(contacts, place, features)
  if (blocks.length === 0) {
    const email = contactEmail(contacts)
    return (
      <>
        <p>{t('modals.talkText')}</p>
        <ContactLink contact={{ type: 'email', label: email, value: email, hours: [] }} now={now} />
      </>
    )
  }
  return blocks.map((block) => (
    <section key={block.id} className="talk-block" aria-labelledby={`${id}-${block.id}`}>
      <h3 id={`${id}-${block.id}`}>{block.title}</h3>
      {block.text !== null && <p>{block.text}</p>}
      <ul className="choices">
        {block.contacts.map((contact) => (
          <li key={contact.value}>
            <ContactLink contact={contact} now={now} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Types whose value is shown. */
const READABLE: readonly Contact['type'][] = ['phone', 'whatsapp', 'email']
const isReadable = ({ type, label, value }: Contact): boolean =>
  READABLE.includes(type) && label !== value && !value.includes('/')

/** URL of our own modal, for chat contacts and forms without a link. */
const ownModalHref = (site: RenderContext, contact: Contact): string | null => {
  if (contact.type === 'chat') return modalHref(site, 'chatbot')
  return isOwnForm(contact) ? modalHref(site, 'chatbot', 'contact') : null
}

const ContactLink = ({ contact, now }: { contact: Contact; now: number | null }) => {
  const own = ownModalHref(useRenderContext(), contact)
  const href = own ?? contactHref(contact)
  const inside = (
    <>
      <span className="choice-mark choice-mark-talk">
        <Icon name={ICONS[contact.type]} />
      </span>
      <span>
        {contact.label}
        {isReadable(contact) && <span className="choice-more tabular">{contact.value}</span>}
        <OpeningHours hours={contact.hours} now={now} />
      </span>
    </>
  )
  return href === null ? (
    <p className="choice">{inside}</p>
  ) : (
    <a className="choice" href={href} {...(own !== null && { rel: 'nofollow' })}>
      {inside}
    </a>
  )
}

const ContactsContext = createContext<Contacts | null>(null)
export const ContactsProvider = ContactsContext.Provider

/** The layout's contacts; null without a layout. */
export const useContacts = (): Contacts | null => useContext(ContactsContext)

/** First email address of the market's contacts, else the brand's. */
export const contactEmail = (contacts: Contacts | null): string =>
  Object.values(contacts?.books ?? {}).find(({ type }) => type === 'email')?.value ?? brand.contactEmail
