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
}
