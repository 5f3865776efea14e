import type { ContactWords } from '../../../backend/api/contact/contact-words.ts'

export const contactWords: ContactWords = {
  subject: 'Message depuis le site : {name}',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  page: 'Page',
  receiptSubject: 'Nous avons bien reçu ton message',
  receipt:
    'Merci de nous avoir écrit. Une personne te répondra à l’adresse où arrive cet e-mail, en général sous deux jours ouvrés.',
  booked: 'Quelque chose à ajouter ? Écris à {email}.',
  notYou: 'Tu n’as pas écrit à {brand} ? Quelqu’un a indiqué ton adresse par erreur : ignore cet e-mail.',
}
