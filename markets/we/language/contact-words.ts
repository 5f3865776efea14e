import type { ContactWords } from '../../../backend/api/contact/contact-words.ts'

export const contactWords: ContactWords = {
  subject: 'Message from the site: {name}',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  page: 'Page',
  receiptSubject: 'We have received your message',
  receipt:
    'Thank you for writing to us. A person will reply to the address this email was sent to, usually within two working days.',
  booked: 'Anything to add? Write to {email}.',
  notYou: 'You didn’t write to {brand}? Somebody gave your address by mistake: just ignore this email.',
}
