import type { ContactWords } from '../../../backend/api/contact/contact-words.ts'

export const contactWords: ContactWords = {
  subject: 'Nachricht über die Website: {name}',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  page: 'Seite',
  receiptSubject: 'Deine Nachricht ist angekommen',
  receipt:
    'Danke für deine Nachricht. Ein Mensch antwortet dir, meist innerhalb von zwei Werktagen, an die Adresse, an die diese E-Mail ging.',
  booked: 'Möchtest du etwas ergänzen? Schreib an {email}.',
  notYou:
    'Du hast {brand} nicht geschrieben? Dann hat jemand versehentlich deine Adresse angegeben: Ignoriere diese E-Mail einfach.',
}
