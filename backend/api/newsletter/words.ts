import type { Language } from '../market.ts'

/** The texts of one small page. */
export type Words = { eyebrow: string; title: string; text: string; note: string }

/** The answer after a sign-up, and the ones that ask to try again. */
export const NEWSLETTER_WORDS: Record<'thanks' | 'bad email' | 'no consent' | 'not sent', Record<Language, Words>> = {
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
      note: 'Torna alla pagina precedente e riprova. Non abbiamo salvato nulla.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'That address does not look right',
      text: 'Please check the email: it needs an at sign and a domain, for example name@example.com.',
      note: 'Go back to the previous page and try again. Nothing has been saved.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Esa dirección no parece correcta',
      text: 'Revisa el correo: necesita una arroba y un dominio, por ejemplo nombre@ejemplo.es.',
      note: 'Vuelve a la página anterior e inténtalo de nuevo. No hemos guardado nada.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Cette adresse semble incorrecte',
      text: 'Vérifie ton e-mail : il lui faut une arobase et un domaine, par exemple nom@exemple.fr.',
      note: 'Reviens à la page précédente et réessaie. Rien n’a été enregistré.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Diese Adresse stimmt wohl nicht',
      text: 'Bitte prüfe die E-Mail-Adresse: Sie braucht ein @ und eine Domain, zum Beispiel name@beispiel.de.',
      note: 'Geh zurück zur vorherigen Seite und versuche es noch einmal. Es wurde nichts gespeichert.',
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
      note: 'Torna alla pagina precedente e riprova tra qualche minuto.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Something went wrong',
      text: 'We could not send you the confirmation email.',
      note: 'Go back to the previous page and try again in a few minutes.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Algo ha salido mal',
      text: 'No hemos podido enviarte el correo de confirmación.',
      note: 'Vuelve a la página anterior e inténtalo de nuevo en unos minutos.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Un problème est survenu',
      text: 'Nous n’avons pas pu t’envoyer l’e-mail de confirmation.',
      note: 'Reviens à la page précédente et réessaie dans quelques minutes.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Da ist etwas schiefgegangen',
      text: 'Wir konnten dir die Bestätigungsmail nicht schicken.',
      note: 'Geh zurück zur vorherigen Seite und versuche es in ein paar Minuten noch einmal.',
    },
  },
}
