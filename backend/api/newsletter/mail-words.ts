import type { Language } from '../market.ts'

type MailWords = { subject: string; text: string; action: string; notYou: string; leave: string }

/** The mail that asks to confirm an address. `{brand}` is filled in. */
export const CONFIRM_MAIL_WORDS: Record<Language, MailWords> = {
  it: {
    subject: 'Manca solo un clic: confermi la newsletter di {brand}?',
    text: 'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla nostra newsletter con idee di viaggio, nuove partenze e offerte. Se vuoi riceverla, conferma entro 7 giorni.',
    action: 'Confermo l’iscrizione',
    notYou: 'Non hai chiesto nulla? Ignora questa email: senza conferma non ti scriveremo più.',
    leave: 'Cancella l’iscrizione',
  },
  en: {
    subject: 'One click to go: confirm the {brand} newsletter?',
    text: 'Somebody, probably you, signed this address up for our newsletter with trip ideas, new departures and offers. If you would like to receive it, confirm within 7 days.',
    action: 'Confirm my sign-up',
    notYou: 'Not you? Ignore this email: without a confirmation we will not write again.',
    leave: 'Unsubscribe',
  },
  es: {
    subject: 'Falta un clic: ¿confirmas la newsletter de {brand}?',
    text: 'Alguien, seguramente tú, ha suscrito esta dirección a nuestra newsletter con ideas de viaje, nuevas salidas y ofertas. Si quieres recibirla, confírmalo en un plazo de 7 días.',
    action: 'Confirmar mi suscripción',
    notYou: '¿No has sido tú? Ignora este correo: sin confirmación no volveremos a escribirte.',
    leave: 'Darme de baja',
  },
  fr: {
    subject: 'Plus qu’un clic : tu confirmes la newsletter {brand} ?',
    text: 'Quelqu’un, sans doute toi, a inscrit cette adresse à notre newsletter : idées de voyage, nouveaux départs et offres. Si tu veux la recevoir, confirme dans les 7 jours.',
    action: 'Confirmer mon inscription',
    notYou: 'Ce n’est pas toi ? Ignore cet e-mail : sans confirmation, nous ne t’écrirons plus.',
    leave: 'Me désabonner',
  },
  de: {
    subject: 'Nur noch ein Klick: Newsletter von {brand} bestätigen',
    text: 'Jemand, vermutlich du, hat diese Adresse für unseren Newsletter mit Reiseideen, neuen Terminen und Angeboten angemeldet. Wenn du ihn erhalten möchtest, bestätige das innerhalb von 7 Tagen.',
    action: 'Anmeldung bestätigen',
    notYou: 'Das warst nicht du? Dann ignoriere diese E-Mail: Ohne Bestätigung schreiben wir dir nicht mehr.',
    leave: 'Abmelden',
  },
}
