import type { ContactWords } from '../../../backend/api/contact/contact-words.ts'

export const contactWords: ContactWords = {
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
}
