import type { AlertWords } from '../../../backend/api/alerts/mail/alert-words.ts'

export const alertWords: AlertWords = {
  confirmedSubject: '{travel}: salida confirmada',
  cheaperSubject: '{travel}: el precio baja a {price}',
  openedSubject: '{travel}: vuelve a haber salidas',
  digestSubject: 'Novedades de los viajes que sigues',
  confirmed: 'La salida {dates} está confirmada: sale seguro y ya puedes comprar el vuelo.',
  cheaper: 'La salida {dates} cuesta ahora {price} en lugar de {before}.',
  opened: 'Ya puedes volver a apuntarte: {dates}, desde {price}.',
  openAction: 'Ver las salidas',
  tourAction: 'Ver la salida',
  why: 'Te escribimos porque nos pediste que te avisáramos sobre este viaje.',
  whyDigest: 'Te escribimos porque pediste un resumen de tus avisos.',
  manage: 'Gestionar tus avisos',
  leave: 'No quiero más avisos de este viaje',
  leaveAll: 'Pausar todos los avisos',
}
