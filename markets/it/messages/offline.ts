export const offline = {
  title: 'Sei offline',
  text: 'Non riusciamo a raggiungere il sito. Quello che hai guardato da poco però è rimasto qui.',
  tripsTitle: 'Viaggi visti di recente',
  keptAge: 'Salvato {{age}}',
  listAge: 'Aggiornati {{age}}',
  notKept: 'Si apre quando torna la rete',
  queueTitle: 'Cuori in attesa',
  queueText: 'Hai salvato qualcosa senza rete: lo aggiungiamo ai preferiti appena torna.',
  nothing: 'Su questo dispositivo non c’è ancora niente da leggere senza rete. I viaggi che guardi si salvano da soli.',
  queued: 'Sei offline: lo salviamo appena torna la rete.',
  copyNote: 'Sei offline: questa pagina è del {{time}}. Prezzi e posti possono essere cambiati.',
  installedName: '{{brand}}: viaggi di gruppo',
}
