import type { Language } from '../market.ts'

/** The texts of one small page. */
export type Words = { eyebrow: string; title: string; text: string; note: string }

/** The answer after a sign-up, and the ones that ask to try again. */
export const NEWSLETTER_WORDS: Record<
  'thanks' | 'bad email' | 'no consent' | 'not sent' | 'too many',
  Record<Language, Words>
> = {
  thanks: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Ci siamo quasi: controlla la posta',
      text: 'Se il tuo indirizzo non è già iscritto, ti abbiamo mandato un’email: apri il link e conferma.',
      note: 'Non la trovi? Guarda anche nello spam. Puoi chiudere questa pagina e tornare ai viaggi.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Almost there: check your inbox',
      text: 'Unless your address is signed up already, we have sent you an email: open its link to confirm.',
      note: 'Cannot find it? Look in your spam folder. You can close this page and go back to the trips.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Ya casi está: mira tu correo',
      text: 'Si tu dirección no estaba ya suscrita, te hemos enviado un correo: abre el enlace y confirma.',
      note: '¿No lo encuentras? Mira en el spam. Puedes cerrar esta página y volver a los viajes.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Presque fini : regarde tes e-mails',
      text: 'Si ton adresse n’est pas déjà inscrite, nous t’avons envoyé un e-mail : ouvre le lien et confirme.',
      note: 'Tu ne le trouves pas ? Regarde dans les spams. Tu peux fermer cette page et revenir aux voyages.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Fast geschafft: Schau in dein Postfach',
      text: 'Wenn deine Adresse noch nicht angemeldet ist, haben wir dir eine E-Mail geschickt: Öffne den Link und bestätige.',
      note: 'Nichts gefunden? Schau auch im Spam nach. Du kannst diese Seite schließen und zu den Reisen zurückkehren.',
    },
  },
  'bad email': {
    it: {
      eyebrow: 'Newsletter',
      title: 'Questo indirizzo non sembra corretto',
      text: 'Controlla l’email: deve avere una chiocciola e un dominio, per esempio nome@esempio.it.',
      note: 'Correggila qui sotto e riprova. Non abbiamo salvato nulla.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'That address does not look right',
      text: 'Please check the email: it needs an at sign and a domain, for example name@example.com.',
      note: 'Correct it below and try again. Nothing has been saved.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Esa dirección no parece correcta',
      text: 'Revisa el correo: necesita una arroba y un dominio, por ejemplo nombre@ejemplo.es.',
      note: 'Corrígela aquí abajo e inténtalo de nuevo. No hemos guardado nada.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Cette adresse semble incorrecte',
      text: 'Vérifie ton e-mail : il lui faut une arobase et un domaine, par exemple nom@exemple.fr.',
      note: 'Corrige-la ci-dessous et réessaie. Rien n’a été enregistré.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Diese Adresse stimmt wohl nicht',
      text: 'Bitte prüfe die E-Mail-Adresse: Sie braucht ein @ und eine Domain, zum Beispiel name@beispiel.de.',
      note: 'Korrigiere sie hier und versuche es noch einmal. Es wurde nichts gespeichert.',
    },
  },
  'no consent': {
    it: {
      eyebrow: 'Newsletter',
      title: 'Ci serve il tuo consenso',
      text: 'Per iscriverti alla newsletter dobbiamo avere il tuo consenso al trattamento dell’indirizzo email.',
      note: 'Torna alla pagina precedente e riprova. Non abbiamo salvato nulla.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'We need your consent',
      text: 'To sign you up for the newsletter, we need your consent to use your email address.',
      note: 'Go back to the previous page and try again. Nothing has been saved.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Necesitamos tu consentimiento',
      text: 'Para suscribirte a la newsletter necesitamos tu consentimiento para usar tu correo.',
      note: 'Vuelve a la página anterior e inténtalo de nuevo. No hemos guardado nada.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Il nous faut ton accord',
      text: 'Pour t’abonner à la newsletter, nous avons besoin de ton accord pour utiliser ton adresse e-mail.',
      note: 'Reviens à la page précédente et réessaie. Rien n’a été enregistré.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Wir brauchen deine Einwilligung',
      text: 'Für die Anmeldung zum Newsletter brauchen wir deine Einwilligung, deine E-Mail-Adresse zu nutzen.',
      note: 'Geh zurück zur vorherigen Seite und versuche es noch einmal. Es wurde nichts gespeichert.',
    },
  },
  'not sent': {
    it: {
      eyebrow: 'Newsletter',
      title: 'Qualcosa è andato storto',
      text: 'Non siamo riusciti a mandarti l’email di conferma.',
      note: 'Riprova tra qualche minuto: il tuo indirizzo è ancora qui.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Something went wrong',
      text: 'We could not send you the confirmation email.',
      note: 'Please try again in a few minutes: your address is still here.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Algo ha salido mal',
      text: 'No hemos podido enviarte el correo de confirmación.',
      note: 'Inténtalo de nuevo en unos minutos: tu dirección sigue aquí.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Un problème est survenu',
      text: 'Nous n’avons pas pu t’envoyer l’e-mail de confirmation.',
      note: 'Réessaie dans quelques minutes : ton adresse est toujours là.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Da ist etwas schiefgegangen',
      text: 'Wir konnten dir die Bestätigungsmail nicht schicken.',
      note: 'Versuche es in ein paar Minuten noch einmal: Deine Adresse steht noch hier.',
    },
  },
  'too many': {
    it: {
      eyebrow: 'Newsletter',
      title: 'Per ora sono troppe iscrizioni',
      text: 'Da questa connessione, o per questo indirizzo, sono arrivate molte iscrizioni in poco tempo.',
      note: 'Riprova più tardi: il tuo indirizzo è ancora qui. Non abbiamo salvato nulla.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'That is a lot of sign-ups for now',
      text: 'We have had many sign-ups from this connection, or for this address, in a short time.',
      note: 'Please try again later: your address is still here. Nothing has been saved.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Por ahora son demasiadas suscripciones',
      text: 'Desde esta conexión, o para esta dirección, nos han llegado muchas suscripciones en poco tiempo.',
      note: 'Inténtalo de nuevo más tarde: tu dirección sigue aquí. No hemos guardado nada.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Trop d’inscriptions pour le moment',
      text: 'Nous avons reçu beaucoup d’inscriptions en peu de temps depuis cette connexion ou pour cette adresse.',
      note: 'Réessaie plus tard : ton adresse est toujours là. Rien n’a été enregistré.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Das sind gerade zu viele Anmeldungen',
      text: 'Von diesem Anschluss oder für diese Adresse kamen in kurzer Zeit viele Anmeldungen.',
      note: 'Versuche es später noch einmal: Deine Adresse steht noch hier. Es wurde nichts gespeichert.',
    },
  },
}

/** The form that stands below an answer that asks to try again. */
export const RETRY_WORDS: Record<Language, { email: string; action: string }> = {
  it: { email: 'La tua email', action: 'Riprova' },
  en: { email: 'Your email', action: 'Try again' },
  es: { email: 'Tu correo', action: 'Reintentar' },
  fr: { email: 'Ton e-mail', action: 'Réessayer' },
  de: { email: 'Deine E-Mail-Adresse', action: 'Noch einmal versuchen' },
}
