import type { BookingWords } from '../../backend/api/booking/booking-words.ts'

export const bookingWords: BookingWords = {
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
}
