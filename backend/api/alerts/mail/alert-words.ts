import type { Language } from '../../market.ts'

/** `{travel}`, `{dates}`, `{price}`, `{before}` and `{brand}` are filled in. */
export type AlertWords = {
  confirmedSubject: string
  cheaperSubject: string
  openedSubject: string
  digestSubject: string
  confirmed: string
  cheaper: string
  opened: string
  openAction: string
  tourAction: string
  why: string
  whyDigest: string
  manage: string
  leave: string
  leaveAll: string
}

/** The mail that tells of a change. */
export const ALERT_WORDS: Record<Language, AlertWords> = {
  it: {
    confirmedSubject: '{travel}: partenza confermata',
    cheaperSubject: '{travel}: il prezzo scende a {price}',
    openedSubject: '{travel}: ci sono di nuovo partenze',
    digestSubject: 'Le novità sui viaggi che segui',
    confirmed: 'La partenza {dates} è confermata: si parte di sicuro e puoi comprare il volo.',
    cheaper: 'La partenza {dates} ora costa {price} invece di {before}.',
    opened: 'Si può partire di nuovo: {dates}, da {price}.',
    openAction: 'Vedi le partenze',
    tourAction: 'Vedi la partenza',
    why: 'Ti scriviamo perché ci hai chiesto di avvisarti su questo viaggio.',
    whyDigest: 'Ti scriviamo perché ci hai chiesto un riepilogo dei tuoi avvisi.',
    manage: 'Gestisci i tuoi avvisi',
    leave: 'Non avvisarmi più su questo viaggio',
    leaveAll: 'Sospendi tutti gli avvisi',
  },
  en: {
    confirmedSubject: '{travel}: departure confirmed',
    cheaperSubject: '{travel}: the price is down to {price}',
    openedSubject: '{travel}: departures are back',
    digestSubject: 'News about the trips you follow',
    confirmed: 'The departure on {dates} is confirmed: it leaves for sure, and you can buy your flight.',
    cheaper: 'The departure on {dates} now costs {price} instead of {before}.',
    opened: 'You can travel again: {dates}, from {price}.',
    openAction: 'See the departures',
    tourAction: 'See the departure',
    why: 'We are writing because you asked us to tell you about this trip.',
    whyDigest: 'We are writing because you asked for a summary of your alerts.',
    manage: 'Manage your alerts',
    leave: 'Stop alerts about this trip',
    leaveAll: 'Pause all alerts',
  },
  es: {
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
  },
  fr: {
    confirmedSubject: '{travel} : départ confirmé',
    cheaperSubject: '{travel} : le prix passe à {price}',
    openedSubject: '{travel} : de nouveaux départs',
    digestSubject: 'Du nouveau sur les voyages que tu suis',
    confirmed: 'Le départ {dates} est confirmé : il aura bien lieu, tu peux acheter ton vol.',
    cheaper: 'Le départ {dates} coûte maintenant {price} au lieu de {before}.',
    opened: 'Tu peux de nouveau partir : {dates}, à partir de {price}.',
    openAction: 'Voir les départs',
    tourAction: 'Voir le départ',
    why: 'Nous t’écrivons parce que tu as demandé à être prévenu·e pour ce voyage.',
    whyDigest: 'Nous t’écrivons parce que tu as demandé un résumé de tes alertes.',
    manage: 'Gérer tes alertes',
    leave: 'Ne plus être prévenu·e pour ce voyage',
    leaveAll: 'Suspendre toutes les alertes',
  },
  de: {
    confirmedSubject: '{travel}: Termin bestätigt',
    cheaperSubject: '{travel}: jetzt für {price}',
    openedSubject: '{travel}: Es gibt wieder Termine',
    digestSubject: 'Neues zu den Reisen, denen du folgst',
    confirmed: 'Der Termin {dates} ist bestätigt: Die Reise findet sicher statt, du kannst deinen Flug buchen.',
    cheaper: 'Der Termin {dates} kostet jetzt {price} statt {before}.',
    opened: 'Du kannst wieder mitreisen: {dates}, ab {price}.',
    openAction: 'Termine ansehen',
    tourAction: 'Termin ansehen',
    why: 'Wir schreiben dir, weil du bei dieser Reise benachrichtigt werden möchtest.',
    whyDigest: 'Wir schreiben dir, weil du eine Zusammenfassung deiner Benachrichtigungen bestellt hast.',
    manage: 'Benachrichtigungen verwalten',
    leave: 'Zu dieser Reise nichts mehr schicken',
    leaveAll: 'Alle Benachrichtigungen pausieren',
  },
}
