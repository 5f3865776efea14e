export const blocks = {
  seeTravel: 'Scopri il viaggio',
  calendarDay_one: '{{date}}: {{count}} partenza, {{status}}, da {{price}}',
  calendarDay_many: '{{date}}: {{count}} partenze, {{status}}, da {{price}}',
  calendarDay_other: '{{date}}: {{count}} partenze, {{status}}, da {{price}}',
  contents: 'In questa pagina',
  updated: 'Aggiornato il {{date}}',
  readReviews: 'Leggi le recensioni su {{platform}}',
  verified:
    'Può scrivere una recensione solo chi ha viaggiato con noi: la chiediamo al rientro e la colleghiamo alla prenotazione.',
  noMatch: 'Qui non c’è niente che corrisponda alla tua scelta.',
  showAll: 'Mostra tutto',
  gallery: 'Galleria di immagini',
  soundless: 'Video senza audio',
  coverTogetherTitle: 'Parti da solo. Torna con degli amici.',
  coverTogetherText:
    'Piccoli gruppi tra i 25 e i 49 anni, con un coordinatore che viaggia con voi. Tu porta solo lo zaino.',
  coverPlannedTitle: 'Scegli la data. Il viaggio lo organizziamo noi.',
  coverPlannedText:
    'Itinerario, coordinatore e assicurazione sono inclusi. Cambi idea? Cancelli gratis fino a {{days}} giorni prima.',
}
