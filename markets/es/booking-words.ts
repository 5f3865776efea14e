import type { BookingWords } from '../../backend/api/booking/booking-words.ts'

export const bookingWords: BookingWords = {
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
}
