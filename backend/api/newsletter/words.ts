import type { Language } from '../market.ts'

type Words = { eyebrow: string; title: string; text: string; note: string }

/** The answer after a sign-up, and the ones that ask to try again. No mail is sent yet, so none is promised. */
export const NEWSLETTER_WORDS: Record<'thanks' | 'bad email' | 'no consent', Record<Language, Words>> = {
  thanks: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Ci siamo: richiesta ricevuta',
      text: 'Abbiamo preso nota del tuo indirizzo. Prima di scriverti ti chiederemo di confermarlo.',
      note: 'Puoi chiudere questa pagina e tornare ai viaggi.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Thanks, we have your request',
      text: 'We have noted your address. Before we write to you, we will ask you to confirm it.',
      note: 'You can close this page and go back to the trips.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Listo, hemos recibido tu solicitud',
      text: 'Hemos anotado tu dirección. Antes de escribirte te pediremos que la confirmes.',
      note: 'Puedes cerrar esta página y volver a los viajes.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'C’est noté, merci',
      text: 'Nous avons bien reçu ton adresse. Avant de t’écrire, nous te demanderons de la confirmer.',
      note: 'Tu peux fermer cette page et revenir aux voyages.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Danke, deine Anmeldung ist da',
      text: 'Wir haben deine Adresse notiert. Bevor wir dir schreiben, bitten wir dich, sie zu bestätigen.',
      note: 'Du kannst diese Seite schließen und zu den Reisen zurückkehren.',
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
}
