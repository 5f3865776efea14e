export const offline = {
  title: 'Tu es hors ligne',
  text: 'Impossible de joindre le site, mais ce que tu as regardé récemment est toujours là.',
  tripsTitle: 'Voyages vus récemment',
  keptAge: 'Enregistré {{age}}',
  listAge: 'Mis à jour {{age}}',
  notKept: 'S’ouvrira quand tu seras en ligne',
  queueTitle: 'Cœurs en attente',
  queueText: 'Tu as enregistré quelque chose hors ligne : on l’ajoute à tes favoris dès que tu as du réseau.',
  nothing:
    'Il n’y a encore rien à lire hors ligne sur cet appareil. Les voyages que tu regardes s’enregistrent tout seuls.',
  queued: 'Tu es hors ligne : on l’enregistre dès que tu as du réseau.',
  copyNote: 'Tu es hors ligne : cette page date du {{time}}. Les prix et les places ont pu changer.',
  installedName: '{{brand}} : voyages en groupe',
}
