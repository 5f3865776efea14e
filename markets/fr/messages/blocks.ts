export const blocks = {
  seeTravel: 'Découvrir le voyage',
  calendarDay_one: '{{date}} : {{count}} départ, {{status}}, dès {{price}}',
  calendarDay_many: '{{date}} : {{count}} départs, {{status}}, dès {{price}}',
  calendarDay_other: '{{date}} : {{count}} départs, {{status}}, dès {{price}}',
  contents: 'Sur cette page',
  updated: 'Mis à jour le {{date}}',
  readReviews: 'Lire les avis sur {{platform}}',
  verified:
    'Seules les personnes parties avec nous peuvent donner leur avis : nous le demandons au retour et le rattachons à la réservation.',
  noMatch: 'Rien ici ne correspond à ton choix.',
  showAll: 'Tout afficher',
  gallery: 'Galerie d’images',
  soundless: 'Vidéo sans son',
  coverTogetherTitle: 'Pars en solo. Reviens avec des amis.',
  coverTogetherText:
    'Des petits groupes, de 25 à 49 ans, avec un coordinateur qui voyage avec vous. Toi, prends juste ton sac à dos.',
  coverPlannedTitle: 'Choisis la date. On organise le voyage.',
  coverPlannedText:
    'Itinéraire, coordinateur et assurance sont compris. Tu changes d’avis ? Annulation gratuite jusqu’à {{days}} jours avant.',
}
