import type { MarketId } from '../../../markets/market-id.ts'
import type { SalesStatus } from '../../../shared/contracts/tour.ts'
import type { Language } from '../market.ts'

export type BookingWords = {
  /** date-fns locale and pattern. */
  locale: string
  pattern: string
  eyebrow: string
  title: string
  dates: string
  days: (days: number) => string
  code: string
  price: string
  basePrice: string
  deposit: string
  until: (day: string) => string
  balance: string
  seats: string
  seatsFree: (seats: number) => string
  seatsToConfirm: (seats: number) => string
  statuses: Record<Extract<SalesStatus, 'SOLD_OUT' | 'WAITING_LIST'>, string>
  demo: string
  /** Button that pretends a booking, and what is said afterwards. */
  book: string
  booked: string
  bookedText: string
  payment: string
  missingTitle: string
  missing: string
}

/** Words of the booking desk in each language. */
const WORDS = {
  it: {
    locale: 'it-IT',
    pattern: 'd MMMM yyyy',
    eyebrow: 'Prenotazione',
    title: 'La tua partenza',
    dates: 'Date',
    days: (days) => `${days} giorni`,
    code: 'Codice partenza',
    price: 'Prezzo a persona',
    basePrice: 'invece di',
    deposit: 'Acconto',
    until: (day) => `disponibile fino al ${day}`,
    balance: 'Saldo entro il',
    seats: 'Posti',
    seatsFree: (seats) => (seats === 1 ? 'Ultimo posto' : `${seats} posti liberi`),
    seatsToConfirm: (seats) =>
      seats === 1 ? 'Manca 1 persona alla conferma' : `Mancano ${seats} persone alla conferma`,
    statuses: { SOLD_OUT: 'Al completo', WAITING_LIST: 'Solo su richiesta' },
    demo: 'Questa è una dimostrazione: la prenotazione si completa nel servizio di prenotazione vero e proprio. Qui non si paga e non viene occupato nessun posto.',
    book: 'Simula la prenotazione',
    booked: 'Prenotazione simulata',
    bookedText:
      'Nel servizio vero e proprio ora saresti a bordo. Qui non hai pagato nulla e il posto è rimasto libero.',
    payment: 'Il pagamento avviene in EUR o GBP, secondo l’indirizzo di residenza.',
    missingTitle: 'Questa partenza non c’è',
    missing: 'Forse è già partita, o il link non è completo. Torna al viaggio e scegli un’altra data.',
  },
  en: {
    locale: 'en-GB',
    pattern: 'd MMMM yyyy',
    eyebrow: 'Booking',
    title: 'Your departure',
    dates: 'Dates',
    days: (days) => `${days} days`,
    code: 'Departure code',
    price: 'Price per person',
    basePrice: 'instead of',
    deposit: 'Deposit',
    until: (day) => `available until ${day}`,
    balance: 'Balance due by',
    seats: 'Places',
    seatsFree: (seats) => (seats === 1 ? 'Last place' : `${seats} places left`),
    seatsToConfirm: (seats) => (seats === 1 ? '1 more person to confirm' : `${seats} more people to confirm`),
    statuses: { SOLD_OUT: 'Sold out', WAITING_LIST: 'On request only' },
    demo: 'This is a demo: the booking is completed by the real booking service. Nothing is paid here and no place is taken.',
    book: 'Pretend to book',
    booked: 'Booked, in a manner of speaking',
    bookedText:
      'With the real booking service you would be on board now. Nothing was paid here, and the place is still free.',
    payment: 'Payment is in EUR or GBP, depending on your home address.',
    missingTitle: 'This departure is not here',
    missing: 'It may have left already, or the link is incomplete. Go back to the trip and choose another date.',
  },
  es: {
    locale: 'es-ES',
    pattern: "d 'de' MMMM 'de' yyyy",
    eyebrow: 'Reserva',
    title: 'Tu salida',
    dates: 'Fechas',
    days: (days) => `${days} días`,
    code: 'Código de salida',
    price: 'Precio por persona',
    basePrice: 'en lugar de',
    deposit: 'Depósito',
    until: (day) => `disponible hasta el ${day}`,
    balance: 'Resto a pagar antes del',
    seats: 'Plazas',
    seatsFree: (seats) => (seats === 1 ? 'Última plaza' : `${seats} plazas libres`),
    seatsToConfirm: (seats) =>
      seats === 1 ? 'Falta 1 persona para confirmar' : `Faltan ${seats} personas para confirmar`,
    statuses: { SOLD_OUT: 'Completo', WAITING_LIST: 'Solo bajo petición' },
    demo: 'Esto es una demostración: la reserva se completa en el servicio de reservas real. Aquí no se paga nada ni se ocupa ninguna plaza.',
    book: 'Simular la reserva',
    booked: 'Reserva simulada',
    bookedText: 'En el servicio de reservas real ya tendrías tu plaza. Aquí no has pagado nada y la plaza sigue libre.',
    payment: 'El pago se hace en EUR o GBP, según tu domicilio.',
    missingTitle: 'Esta salida no está aquí',
    missing: 'Puede que ya haya salido o que el enlace esté incompleto. Vuelve al viaje y elige otra fecha.',
  },
  fr: {
    locale: 'fr-FR',
    pattern: 'do MMMM yyyy',
    eyebrow: 'Réservation',
    title: 'Ton départ',
    dates: 'Dates',
    days: (days) => `${days} jours`,
    code: 'Code du départ',
    price: 'Prix par personne',
    basePrice: 'au lieu de',
    deposit: 'Acompte',
    until: (day) => `possible jusqu’au ${day}`,
    balance: 'Solde à régler avant le',
    seats: 'Places',
    seatsFree: (seats) => (seats === 1 ? 'Dernière place' : `${seats} places libres`),
    seatsToConfirm: (seats) =>
      seats === 1 ? 'Il manque 1 personne pour confirmer' : `Il manque ${seats} personnes pour confirmer`,
    statuses: { SOLD_OUT: 'Complet', WAITING_LIST: 'Sur demande uniquement' },
    demo: 'Ceci est une démonstration : la réservation se termine dans le vrai service de réservation. Ici, rien n’est payé et aucune place n’est prise.',
    book: 'Simuler la réservation',
    booked: 'Réservation simulée',
    bookedText:
      'Avec le vrai service de réservation, tu serais déjà du voyage. Ici, tu n’as rien payé et la place est toujours libre.',
    payment: 'Le paiement se fait en EUR ou en GBP, selon ton adresse.',
    missingTitle: 'Ce départ n’est pas ici',
    missing: 'Il a peut-être déjà eu lieu, ou le lien est incomplet. Reviens au voyage et choisis une autre date.',
  },
  de: {
    locale: 'de-DE',
    pattern: 'd. MMMM yyyy',
    eyebrow: 'Buchung',
    title: 'Dein Termin',
    dates: 'Reisezeit',
    days: (days) => `${days} Tage`,
    code: 'Terminnummer',
    price: 'Preis pro Person',
    basePrice: 'statt',
    deposit: 'Anzahlung',
    until: (day) => `möglich bis ${day}`,
    balance: 'Restzahlung bis',
    seats: 'Plätze',
    seatsFree: (seats) => (seats === 1 ? 'Letzter Platz' : `${seats} Plätze frei`),
    seatsToConfirm: (seats) =>
      seats === 1 ? 'Noch 1 Person bis zur Bestätigung' : `Noch ${seats} Personen bis zur Bestätigung`,
    statuses: { SOLD_OUT: 'Ausgebucht', WAITING_LIST: 'Nur auf Anfrage' },
    demo: 'Dies ist eine Demo: Die Buchung wird im echten Buchungsdienst abgeschlossen. Hier wird nichts bezahlt und kein Platz belegt.',
    book: 'Buchung simulieren',
    booked: 'Buchung simuliert',
    bookedText:
      'Beim echten Buchungsdienst wärst du jetzt dabei. Hier hast du nichts bezahlt, und der Platz ist weiterhin frei.',
    payment: 'Bezahlt wird in EUR oder GBP, je nach Wohnanschrift.',
    missingTitle: 'Diesen Termin gibt es hier nicht',
    missing:
      'Vielleicht hat die Reise schon begonnen, oder der Link ist unvollständig. Geh zurück zur Reise und wähle einen anderen Termin.',
  },
} as const satisfies Record<Language, BookingWords>
const { en, ...others } = WORDS

/** Words of the booking desk. The American ones differ in how a day is written, and have spots for places. */
export const BOOKING_WORDS: Record<MarketId, BookingWords> = {
  ...others,
  we: en,
  us: {
    ...en,
    locale: 'en-US',
    pattern: 'MMMM d, yyyy',
    seats: 'Spots',
    seatsFree: (seats) => (seats === 1 ? 'Last spot' : `${seats} spots left`),
    demo: en.demo.replace('place', 'spot'),
    bookedText: en.bookedText.replace('place', 'spot'),
  },
}
