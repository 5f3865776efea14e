import type { ContactWords } from '../../../backend/api/contact/contact-words.ts'

export const contactWords: ContactWords = {
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
}
