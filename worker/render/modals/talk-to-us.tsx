import { brand } from '../../../markets/brand.ts'
import type { Contact, Contacts } from '../../../shared/contracts/contacts.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { OpeningHours } from './opening-hours.tsx'

const ICONS: Record<Contact['type'], IconName> = {
  phone: 'phone',
  whatsapp: 'chat',
  email: 'mail',
  form: 'chat',
  link: 'arrow-right',
}

/** The address behind a contact; null for one that is no address of its kind. */
export const contactHref = ({ type, value }: Pick<Contact, 'type' | 'value'>): string | null => {
  if (type === 'email') return `mailto:${value}`
  if (type === 'phone') return `tel:${value.replace(/[^\d+]/g, '')}`
  if (type === 'whatsapp' && !value.includes('/')) return `https://wa.me/${value.replace(/\D/g, '')}`
  return /^(https?:\/\/|\/(?!\/))/.test(value) ? value : null
}

/** Blocks of the talk-to-us modal with the entries of the book that they name; without any, the mail address. */
export const talkToUsBlocks = ({ books, blocks }: Contacts) =>
  blocks
    .filter(({ showTalkToUs }) => showTalkToUs)
    .map(({ callToActionList, ...block }) => ({
      ...block,
      contacts: callToActionList.flatMap((name) => (Object.hasOwn(books, name) ? [books[name] as Contact] : [])),
    }))
    .filter(({ contacts }) => contacts.length > 0)

/** Ways to reach people, and when (spec sections 3 and 6). `now` in ms. */
export const TalkToUs = ({ contacts, now }: { contacts: Contacts | null; now: number }) => {
  const { t } = useSite()
  const blocks = contacts === null ? [] : talkToUsBlocks(contacts)
  if (blocks.length === 0)
    return (
      <>
        <p>{t('modals.talkText')}</p>
        <Contacted
          contact={{ type: 'email', label: brand.contactEmail, value: brand.contactEmail, hours: [] }}
          now={now}
        />
      </>
    )
  return blocks.map((block) => (
    <section key={block.id} className="talk-block" aria-labelledby={`talk-${block.id}`}>
      <h3 id={`talk-${block.id}`}>{block.title}</h3>
      {block.text !== null && <p>{block.text}</p>}
      <ul className="choices">
        {block.contacts.map((contact) => (
          <li key={contact.value}>
            <Contacted contact={contact} now={now} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const Contacted = ({ contact, now }: { contact: Contact; now: number }) => {
  const href = contactHref(contact)
  const inside = (
    <>
      <span className="choice-mark choice-mark-talk">
        <Icon name={ICONS[contact.type]} />
      </span>
      <span>
        {contact.label}
        <OpeningHours hours={contact.hours} now={now} />
      </span>
    </>
  )
  return href === null ? (
    <p className="choice">{inside}</p>
  ) : (
    <a className="choice" href={href}>
      {inside}
    </a>
  )
}
