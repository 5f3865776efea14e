import type { NewsletterWords } from '../../../backend/api/newsletter/newsletter-words.ts'

export const newsletterWords: NewsletterWords = {
  consent:
    'Ich möchte den Newsletter mit Reiseideen, neuen Terminen und Angeboten erhalten. Ich kann mich jederzeit über den Link am Ende jeder E-Mail abmelden.',
  answers: {
    thanks: {
      eyebrow: 'Newsletter',
      title: 'Fast geschafft: Schau in dein Postfach',
      text: 'Wenn deine Adresse noch nicht angemeldet ist, haben wir dir eine E-Mail geschickt: Öffne den Link und bestätige.',
      note: 'Nichts gefunden? Schau auch im Spam nach. Du kannst diese Seite schließen und zu den Reisen zurückkehren.',
    },
    'bad email': {
      eyebrow: 'Newsletter',
      title: 'Diese Adresse stimmt wohl nicht',
      text: 'Bitte prüfe die E-Mail-Adresse: Sie braucht ein @ und eine Domain, zum Beispiel name@beispiel.de.',
      note: 'Korrigiere sie hier und versuche es noch einmal. Es wurde nichts gespeichert.',
    },
    'no consent': {
      eyebrow: 'Newsletter',
      title: 'Wir brauchen deine Einwilligung',
      text: 'Für die Anmeldung zum Newsletter brauchen wir deine Einwilligung, deine E-Mail-Adresse zu nutzen.',
      note: 'Geh zurück zur vorherigen Seite und versuche es noch einmal. Es wurde nichts gespeichert.',
    },
    'not sent': {
      eyebrow: 'Newsletter',
      title: 'Da ist etwas schiefgegangen',
      text: 'Wir konnten dir die Bestätigungsmail nicht schicken.',
      note: 'Versuche es in ein paar Minuten noch einmal: Deine Adresse steht noch hier.',
    },
    'too many': {
      eyebrow: 'Newsletter',
      title: 'Das sind gerade zu viele Anmeldungen',
      text: 'Von diesem Anschluss oder für diese Adresse kamen in kurzer Zeit viele Anmeldungen.',
      note: 'Versuche es später noch einmal: Deine Adresse steht noch hier. Es wurde nichts gespeichert.',
    },
  },
  retry: { email: 'Deine E-Mail-Adresse', action: 'Noch einmal versuchen' },
  links: {
    confirm: {
      eyebrow: 'Newsletter',
      title: 'Anmeldung bestätigen?',
      text: 'Du bekommst Reiseideen, neue Termine und Angebote.',
      note: 'Du kannst dich jederzeit über den Link am Ende jeder E-Mail abmelden.',
      action: 'Ja, bestätigen',
    },
    confirmed: {
      eyebrow: 'Newsletter',
      title: 'Geschafft, der nächste Newsletter kommt zu dir',
      text: 'Deine Adresse ist bestätigt. Wir schreiben nur, wenn es etwas zu erzählen gibt.',
      note: 'Du kannst diese Seite schließen und zu den Reisen zurückkehren.',
    },
    leave: {
      eyebrow: 'Newsletter',
      title: 'Vom Newsletter abmelden?',
      text: 'Du bekommst dann keine Reiseideen, neuen Termine und Angebote mehr.',
      note: 'E-Mails zu deinen Buchungen kommen weiterhin an.',
      action: 'Abmelden',
    },
    left: {
      eyebrow: 'Newsletter',
      title: 'Du bist abgemeldet',
      text: 'An diese Adresse kommt kein Newsletter mehr.',
      note: 'Wenn du es dir anders überlegst, kannst du dich am Ende jeder Seite wieder anmelden.',
    },
    'bad link': {
      eyebrow: 'Newsletter',
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist abgelaufen, unvollständig oder durch eine neuere Anmeldung ersetzt.',
      note: 'Melde dich am Ende einer beliebigen Seite noch einmal an, dann schicken wir dir einen neuen.',
    },
  },
  confirmMail: {
    subject: 'Nur noch ein Klick: Newsletter von {brand} bestätigen',
    text: 'Jemand, vermutlich du, hat diese Adresse für unseren Newsletter mit Reiseideen, neuen Terminen und Angeboten angemeldet. Wenn du ihn erhalten möchtest, bestätige das innerhalb von 7 Tagen.',
    action: 'Anmeldung bestätigen',
    notYou: 'Das warst nicht du? Dann ignoriere diese E-Mail: Ohne Bestätigung schreiben wir dir nicht mehr.',
    leave: 'Abmelden',
  },
}
