export const accessibility = {
  link: 'Barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  headDescription:
    'Wie barrierefrei diese Website ist, was wir geprüft haben und wie, und wem du schreibst, wenn dir etwas im Weg steht.',
  intro:
    'Gruppenreisen sind für alle da, und eine zu finden auch: mit Maus, Tastatur oder Stimme, mit den Augen oder den Ohren, auf einem kleinen Bildschirm oder vierfach vergrößert. Diese Erklärung gilt für {{host}} und alle Seiten unter dieser Adresse.',
  statusTitle: 'Stand der Dinge',
  'status-full':
    'Nach unserer eigenen Bewertung entspricht diese Website den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA. Uns ist nichts bekannt, was ihnen nicht entspricht.',
  'status-partial':
    'Nach unserer eigenen Bewertung entspricht diese Website den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA zum größten Teil. Was ihnen noch nicht entspricht, steht weiter unten.',
  'status-unknown':
    'Diese Website ist noch nicht vollständig bewertet worden. Sie ist so gebaut, dass sie den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA entsprechen soll.',
  standard:
    'Die Richtlinien umfassen, was die europäische Norm EN 301 549 (Version 3.2.1) für Webseiten aus den WCAG 2.1 übernimmt.',
  howTitle: 'Was wir geprüft haben, und wie',
  howText:
    'Die Bewertung haben wir selbst vorgenommen, Stand {{date}}. Von den {{total}} Erfolgskriterien der Stufen A und AA werden {{tested}} durch Tests geprüft, die bei jeder Änderung der Website laufen. Die Nummern sind die der Kriterien in den {{guidelines}}.',
  guidelines: 'Richtlinien',
  criteria: 'Kriterien: {{numbers}}',
  where: 'Auf dieser Website geprüfte Seiten: {{pages}}. Zustände: {{states}}.',
  'check-rules':
    'Automatische Regeln (axe-core {{version}}): Namen und Rollen, Kontrast, Sprache, Beschriftungen, Aufbau, Größe dessen, was man drückt.',
  'check-reflow': 'Ein 320 Pixel breites Fenster, wie bei 400 % Vergrößerung: Nichts muss seitwärts gescrollt werden.',
  'check-spacing': 'Mehr Abstand zwischen Zeilen, Absätzen, Wörtern und Buchstaben: Kein Text wird abgeschnitten.',
  'check-focus':
    'Jeder Link, jeder Knopf und jedes Feld der Reihe nach: Der Fokus ist zu sehen, und nichts verdeckt ihn.',
  'check-tests':
    'Ganze Aufgaben im Browser: Menüs, Suche, Kalender und Dialoge allein mit der Tastatur, Formulare mit Fehlern, Codes, Videos.',
  'check-review': 'Durch Lesen von Texten und Code und Ausprobieren einzelner Seiten, nicht jeder.',
  'check-absent':
    'Hier ohne Bedeutung, weil es auf der Website keinen Ton, keine Live-Übertragungen und Ähnliches gibt.',
  pagesTitle: 'Auf welchen Seiten',
  'pages-home': 'Startseite',
  'pages-search': 'Suche, mit und ohne Ergebnisse',
  'pages-offers': 'Reduzierte Termine',
  'pages-trip': 'Reisen mit ihren Terminen und Routen',
  'pages-coordinator': 'Coordinators',
  'pages-community': 'Events der Community',
  'pages-editorial': 'Reiseziele, häufige Fragen, Artikel und alles andere, was wir schreiben',
  'pages-legal': 'Bedingungen, Datenschutz, Stornierung',
  'pages-wishlist': 'Wunschliste',
  'pages-alerts': 'Benachrichtigungen',
  'pages-statement': 'Diese Erklärung',
  'pages-offline': 'Seite, die ohne Netz erscheint',
  'pages-missing': 'Seite, die bei einer unbekannten Adresse erscheint',
  statesTitle: 'In welchen Zuständen',
  statesText: 'Sie wurden auf einer oder mehreren unserer Websites geöffnet; gebaut sind sie überall gleich.',
  'state-menu': 'Offene Menüs',
  'state-search': 'Offene Suche mit Vorschlägen, Kalender und letzten Suchen',
  'state-filters': 'Filter, Sortierung und Preise',
  'state-dates': 'Termine als Liste und als Kalender',
  'state-gallery': 'Fotos',
  'state-film': 'Video',
  'state-description': 'Beschreibung einer Reise',
  'state-coordinator': 'Porträt eines Coordinators',
  'state-flights': 'Rat zu Flügen',
  'state-languages': 'Wahl von Land und Währung',
  'state-tracking': 'Cookie-Einstellungen',
  'state-market': 'Frage nach der Website eines anderen Landes',
  'state-talk': 'Wege, mit uns zu sprechen',
  'state-chat': 'Assistent und Kontaktformular',
  'state-code': 'Anmeldung mit einem Code',
  'state-alert': 'Benachrichtigung zu einem Termin',
  'state-group': 'Wer mitreist',
  'state-join': 'Anmeldung zu einem Event',
  'state-removal': 'Entfernen von der Wunschliste',
  'state-errors': 'Formulare mit Fehlern und Meldungen, wenn etwas nicht klappt',
  'state-signIn': 'Anmelden, Registrieren und Profil',
  'state-signedIn': 'Seiten für Angemeldete',
  'state-offline': 'Was ohne Netz auf dem Gerät bleibt',
  limitsTitle: 'Was noch fehlt, und was nicht in unserer Hand liegt',
  'limits-none': 'Uns ist kein Teil der Website bekannt, der eines dieser Kriterien nicht erfüllt.',
  limitsUsers:
    'Niemand von außen hat die Website geprüft, und Menschen mit Behinderungen haben sie noch nicht für uns getestet. Tests finden nicht alles.',
  limitsOthers:
    'Gebucht und bezahlt wird auf der Buchungsseite. Sie, fremde Seiten, auf die wir verweisen, und der Live-Chat eines Anbieters, wo es ihn gibt, gehören nicht zu dieser Erklärung.',
  feedbackTitle: 'Sag uns, was dir im Weg steht',
  feedbackText:
    'Schreib an {{mail}} oder nutze {{contacts}}: Sag uns, auf welcher Seite, was du tun wolltest und womit du dich im Netz bewegst. Wir helfen dir zu dem, was du gesucht hast, und bringen dann die Seite in Ordnung.',
  contacts: 'unsere Kontaktseite',
  authorityTitle: 'Wenn unsere Antwort nicht weiterhilft',
  authorityText:
    'Zuständig für die Überwachung nach dem Barrierefreiheitsstärkungsgesetz (BFSG) ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg: {{authority}}.',
  authority: 'MLBF@ms.sachsen-anhalt.de',
  authorityAddress: 'mailto:MLBF@ms.sachsen-anhalt.de',
}
