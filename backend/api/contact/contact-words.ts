import type { Language } from '../market.ts'

type ContactWords = {
  /** To customer care. `{name}` is filled in. */
  subject: string
  name: string
  email: string
  phone: string
  page: string
  /** To the visitor. `{brand}` and `{email}` (customer care's) are filled in. */
  receiptSubject: string
  receipt: string
  booked: string
  notYou: string
}

/** The two mails of a message: to customer care, and the receipt. */
export const CONTACT_WORDS: Record<Language, ContactWords> = {
  it: {
    subject: 'Messaggio dal sito: {name}',
    name: 'Nome',
    email: 'Email',
    phone: 'Telefono',
    page: 'Pagina',
    receiptSubject: 'Abbiamo ricevuto il tuo messaggio',
    receipt:
      'Grazie di averci scritto. Ti risponde una persona, di solito entro due giorni lavorativi, all’indirizzo a cui arriva questa email.',
    booked: 'Vuoi aggiungere qualcosa? Scrivi a {email}.',
    notYou: 'Non hai scritto tu a {brand}? Qualcuno ha indicato il tuo indirizzo per sbaglio: ignora questa email.',
  },
  en: {
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
  },
  es: {
    subject: 'Mensaje desde la web: {name}',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    page: 'Página',
    receiptSubject: 'Hemos recibido tu mensaje',
    receipt:
      'Gracias por escribirnos. Te responderá una persona, normalmente en un plazo de dos días laborables, a la dirección en la que recibes este correo.',
    booked: '¿Quieres añadir algo? Escribe a {email}.',
    notYou: '¿No has escrito a {brand}? Alguien indicó tu dirección por error: ignora este correo.',
  },
  fr: {
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
  },
  de: {
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
  },
}
