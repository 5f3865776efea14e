export const errors = {
  notFoundTitle: 'Cette page n’est pas sur la carte !',
  notFoundText:
    'Le sentier a peut-être changé, ou l’adresse contient une faute de frappe. Les voyages, eux, sont tous ici.',
  showTours: 'Voir les voyages',
  unknownRoute: 'Cette page est introuvable',
  genericTitle: 'Une erreur s’est produite !',
  genericText: 'Un problème est survenu ! Réessaie plus tard.',
  unavailableText: 'Nous ne pouvons pas afficher cette page pour le moment. Réessaie dans un instant.',
  retry: 'Réessayer',
  requestId: 'Code de la requête : {{id}}',
  unknownHostTitle: 'Choisis ton pays',
  refusedTitle: 'Nous n’avons pas pu le faire',
  refusedForeign:
    'Pour ta sécurité, nous acceptons seulement les formulaires envoyés depuis nos pages. Rien n’a changé : reviens en arrière et réessaie de là.',
  refusedUnknown: 'Ce choix n’existe pas, ou plus. Rien n’a changé : reviens en arrière et choisis à nouveau.',
  refusedTooLarge: 'Le formulaire était trop volumineux pour nous. Rien n’a changé : reviens en arrière et réessaie.',
  refusedNotAccepted:
    'Cette adresse n’accepte aucun formulaire. Rien n’a changé : reviens en arrière et réessaie depuis là.',
  refusedBack: 'Revenir à la page',
}
