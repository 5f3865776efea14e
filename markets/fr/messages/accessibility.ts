export const accessibility = {
  link: 'Accessibilité',
  title: 'Déclaration d’accessibilité',
  headDescription:
    'À quel point ce site est accessible, ce que nous avons vérifié et comment, et à qui écrire si quelque chose te gêne.',
  intro:
    'Les voyages en groupe sont pour tout le monde, et en trouver un aussi : à la souris, au clavier ou à la voix, par les yeux ou par les oreilles, sur un petit écran ou avec une page agrandie quatre fois. Cette déclaration concerne {{host}} et toutes les pages à cette adresse.',
  statusTitle: 'Où nous en sommes',
  'status-full':
    'D’après notre propre évaluation, ce site est conforme aux Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Nous n’y connaissons rien qui ne le soit pas.',
  'status-partial':
    'D’après notre propre évaluation, ce site est partiellement conforme aux Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Ce qui n’est pas encore conforme est indiqué plus bas.',
  'status-unknown':
    'Ce site n’a pas encore été évalué en entier. Il est conçu pour être conforme aux Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA.',
  standard:
    'Elles couvrent ce que la norme européenne EN 301 549 (version 3.2.1) reprend des WCAG 2.1 pour les pages web.',
  howTitle: 'Ce que nous avons vérifié, et comment',
  howText:
    'Nous avons fait cette évaluation nous-mêmes (date : {{date}}). Sur les {{total}} critères de succès des niveaux A et AA, {{tested}} sont contrôlés par des tests lancés à chaque modification du site. Les numéros sont ceux des critères dans les {{guidelines}}.',
  guidelines: 'règles',
  criteria: 'Critères : {{numbers}}',
  where: 'Pages vérifiées sur ce site : {{pages}}. États : {{states}}.',
  'check-rules':
    'Règles automatiques (axe-core {{version}}) : noms et rôles, contraste, langue, étiquettes, structure, taille de ce qu’on touche.',
  'check-reflow':
    'Une fenêtre de 320 pixels de large, comme quand on agrandit la page à 400 % : rien à faire défiler sur le côté.',
  'check-spacing':
    'Plus d’espace entre les lignes, les paragraphes, les mots et les lettres : aucun texte n’est coupé.',
  'check-focus': 'Chaque lien, bouton et champ, l’un après l’autre : le focus se voit et rien ne le recouvre.',
  'check-tests':
    'Des tâches entières dans un navigateur : menus, recherche, calendriers et fenêtres au clavier, formulaires avec des erreurs, codes, vidéos.',
  'check-review': 'En lisant textes et code et en essayant certaines pages, pas chacune.',
  'check-absent': 'Ils ne s’appliquent pas ici : le site n’a ni son, ni direct, ni rien de semblable.',
  pagesTitle: 'Sur quelles pages',
  'pages-home': 'Page d’accueil',
  'pages-search': 'Recherche, avec et sans résultats',
  'pages-offers': 'Dates en promotion',
  'pages-trip': 'Voyages, avec leurs départs et leurs itinéraires',
  'pages-coordinator': 'Coordinateurs',
  'pages-community': 'Événements de la communauté',
  'pages-editorial': 'Destinations, questions fréquentes, articles et tout ce que nous écrivons d’autre',
  'pages-legal': 'Conditions, confidentialité, annulation',
  'pages-wishlist': 'Favoris',
  'pages-alerts': 'Alertes',
  'pages-statement': 'Cette déclaration',
  'pages-offline': 'Page affichée sans réseau',
  'pages-missing': 'Page affichée quand une adresse n’existe pas',
  statesTitle: 'Dans quels états',
  statesText: 'Ils ont été ouverts sur un ou plusieurs de nos sites ; ils sont faits de la même façon sur tous.',
  'state-menu': 'Menus ouverts',
  'state-search': 'Recherche ouverte, avec suggestions, calendrier et recherches récentes',
  'state-filters': 'Filtres, tri et prix',
  'state-dates': 'Dates en liste et en calendrier',
  'state-gallery': 'Photos',
  'state-film': 'Vidéo',
  'state-description': 'Description d’un voyage',
  'state-coordinator': 'Portrait d’un coordinateur',
  'state-flights': 'Conseils sur les vols',
  'state-languages': 'Choix du pays et de la devise',
  'state-tracking': 'Préférences de cookies',
  'state-market': 'Question sur le site d’un autre pays',
  'state-talk': 'Les façons de nous parler',
  'state-chat': 'Assistant et formulaire de contact',
  'state-code': 'Inscription avec un code',
  'state-alert': 'Alerte pour un départ',
  'state-group': 'Qui part',
  'state-join': 'Inscription à un événement',
  'state-removal': 'Retrait des favoris',
  'state-errors': 'Formulaires avec des erreurs, et messages quand quelque chose échoue',
  'state-signIn': 'Connexion, inscription et profil',
  'state-signedIn': 'Pages de qui est connecté',
  'state-offline': 'Ce qui reste sur l’appareil, sans réseau',
  limitsTitle: 'Ce qui manque, et ce qui ne dépend pas de nous',
  'limits-none': 'Nous ne connaissons aucune partie du site qui ne respecte pas l’un de ces critères.',
  limitsUsers:
    'Personne d’extérieur n’a audité le site, et des personnes handicapées ne l’ont pas encore testé pour nous. Les tests ne trouvent pas tout.',
  limitsOthers:
    'La réservation et le paiement se font sur le site de réservation. Ce site, les pages d’autrui vers lesquelles nous renvoyons et le chat en direct d’un prestataire, là où il y en a un, ne font pas partie de cette déclaration.',
  feedbackTitle: 'Dis-nous ce qui te gêne',
  feedbackText:
    'Écris à {{mail}} ou passe par {{contacts}} : dis-nous sur quelle page, ce que tu voulais faire et avec quoi tu navigues. Nous t’aidons à obtenir ce que tu cherchais, puis nous réparons la page.',
  contacts: 'notre page de contact',
  authorityTitle: 'Si notre réponse ne suffit pas',
  authorityText:
    'Tu peux le signaler à la DGCCRF, qui contrôle l’accessibilité du commerce en ligne, sur {{authority}}, ou saisir le Défenseur des droits.',
  authority: 'SignalConso',
  authorityAddress: 'https://signal.conso.gouv.fr/',
}
