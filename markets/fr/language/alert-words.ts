import type { AlertWords } from '../../../backend/api/alerts/mail/alert-words.ts'

export const alertWords: AlertWords = {
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
}
