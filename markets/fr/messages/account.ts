export const account = {
  login: 'Se connecter',
  logout: 'Se déconnecter',
  unavailableTitle: 'Connexion impossible pour le moment',
  unavailableText: 'Le service de connexion ne répond pas. Réessaie dans un instant : rien n’est perdu.',
  failedTitle: 'La connexion n’a pas abouti',
  failedText: 'Quelque chose clochait et, par prudence, nous nous sommes arrêtés. Réessaie.',
  expiredTitle: 'On recommence ?',
  expiredText: 'Cette connexion a expiré ou a commencé dans un autre navigateur. Réessaie, c’est rapide.',
  userTitle: 'Impossible de charger ton compte',
  userText: 'Par prudence, nous t’avons déconnecté. Réessaie dans un instant.',
  privacyTitle: 'Il manque ton accord sur la confidentialité',
  privacyText:
    'Tu n’as pas encore accepté la politique de confidentialité : tu seras déconnecté dans quelques secondes. Écris-nous et nous réglerons ça ensemble.',
  adminTitle: 'Ce compte est réservé à l’équipe',
  adminText: 'Un compte administrateur ne permet pas d’utiliser le site. Tu seras déconnecté dans quelques secondes.',
}
