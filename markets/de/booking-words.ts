import type { BookingWords } from '../../backend/api/booking/booking-words.ts'

export const bookingWords: BookingWords = {
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
}
