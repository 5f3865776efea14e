import type { Language } from '../market.ts'
import type { Words } from './words.ts'

type Kind = 'confirm' | 'confirmed' | 'leave' | 'left' | 'bad link'

/** The pages behind the links in newsletter mail. Those with an action ask first: mail scanners open links, too. */
export const LINK_WORDS: Record<Kind, Record<Language, Words & { action?: string }>> = {
  confirm: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Confermi la tua iscrizione?',
      text: 'Riceverai idee di viaggio, nuove partenze e offerte.',
      note: 'Puoi cancellarti in ogni momento con il link in fondo a ogni email.',
      action: 'Sì, confermo',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Confirm your sign-up?',
      text: 'You will receive trip ideas, new departures and offers.',
      note: 'You can unsubscribe at any time with the link at the bottom of every email.',
      action: 'Yes, confirm',
    },
    es: {
      eyebrow: 'Newsletter',
      title: '¿Confirmas tu suscripción?',
      text: 'Recibirás ideas de viaje, nuevas salidas y ofertas.',
      note: 'Puedes darte de baja en cualquier momento con el enlace al final de cada correo.',
      action: 'Sí, confirmo',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Tu confirmes ton inscription ?',
      text: 'Tu recevras des idées de voyage, les nouveaux départs et des offres.',
      note: 'Tu peux te désabonner à tout moment grâce au lien en bas de chaque e-mail.',
      action: 'Oui, je confirme',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Anmeldung bestätigen?',
      text: 'Du bekommst Reiseideen, neue Termine und Angebote.',
      note: 'Du kannst dich jederzeit über den Link am Ende jeder E-Mail abmelden.',
      action: 'Ja, bestätigen',
    },
  },
  confirmed: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Fatto, ti aspetta la prossima newsletter',
      text: 'Il tuo indirizzo è confermato. Ti scriviamo solo quando c’è qualcosa da dire.',
      note: 'Puoi chiudere questa pagina e tornare ai viaggi.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'All set, the next newsletter is yours',
      text: 'Your address is confirmed. We write only when there is something to say.',
      note: 'You can close this page and go back to the trips.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Listo, la próxima newsletter es tuya',
      text: 'Tu dirección está confirmada. Escribimos solo cuando hay algo que contar.',
      note: 'Puedes cerrar esta página y volver a los viajes.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'C’est fait, la prochaine newsletter est pour toi',
      text: 'Ton adresse est confirmée. On écrit seulement quand il y a quelque chose à dire.',
      note: 'Tu peux fermer cette page et revenir aux voyages.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Geschafft, der nächste Newsletter kommt zu dir',
      text: 'Deine Adresse ist bestätigt. Wir schreiben nur, wenn es etwas zu erzählen gibt.',
      note: 'Du kannst diese Seite schließen und zu den Reisen zurückkehren.',
    },
  },
  leave: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Vuoi cancellarti dalla newsletter?',
      text: 'Non ti manderemo più idee di viaggio, nuove partenze e offerte.',
      note: 'Le email sulle tue prenotazioni continueranno ad arrivare.',
      action: 'Cancella l’iscrizione',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'Unsubscribe from the newsletter?',
      text: 'We will stop sending you trip ideas, new departures and offers.',
      note: 'You will still receive emails about your bookings.',
      action: 'Unsubscribe',
    },
    es: {
      eyebrow: 'Newsletter',
      title: '¿Quieres darte de baja de la newsletter?',
      text: 'Dejaremos de enviarte ideas de viaje, nuevas salidas y ofertas.',
      note: 'Seguirás recibiendo los correos sobre tus reservas.',
      action: 'Darme de baja',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Te désabonner de la newsletter ?',
      text: 'Tu ne recevras plus d’idées de voyage, de nouveaux départs ni d’offres.',
      note: 'Tu recevras toujours les e-mails sur tes réservations.',
      action: 'Me désabonner',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Vom Newsletter abmelden?',
      text: 'Du bekommst dann keine Reiseideen, neuen Termine und Angebote mehr.',
      note: 'E-Mails zu deinen Buchungen kommen weiterhin an.',
      action: 'Abmelden',
    },
  },
  left: {
    it: {
      eyebrow: 'Newsletter',
      title: 'Iscrizione cancellata',
      text: 'Non riceverai più la newsletter a questo indirizzo.',
      note: 'Se cambi idea, puoi iscriverti di nuovo in fondo a ogni pagina.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'You are unsubscribed',
      text: 'You will no longer receive the newsletter at this address.',
      note: 'If you change your mind, you can sign up again at the bottom of every page.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Te has dado de baja',
      text: 'Ya no recibirás la newsletter en esta dirección.',
      note: 'Si cambias de idea, puedes volver a suscribirte al final de cualquier página.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'C’est fait, plus de newsletter',
      text: 'Tu ne recevras plus la newsletter à cette adresse.',
      note: 'Si tu changes d’avis, tu peux te réinscrire en bas de chaque page.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Du bist abgemeldet',
      text: 'An diese Adresse kommt kein Newsletter mehr.',
      note: 'Wenn du es dir anders überlegst, kannst du dich am Ende jeder Seite wieder anmelden.',
    },
  },
  'bad link': {
    it: {
      eyebrow: 'Newsletter',
      title: 'Questo link non è più valido',
      text: 'È scaduto, incompleto o già superato da una nuova richiesta.',
      note: 'Iscriviti di nuovo in fondo a una pagina qualsiasi: ti mandiamo un link nuovo.',
    },
    en: {
      eyebrow: 'Newsletter',
      title: 'This link no longer works',
      text: 'It has expired, is incomplete or has been replaced by a newer request.',
      note: 'Sign up again at the bottom of any page and we will send you a new one.',
    },
    es: {
      eyebrow: 'Newsletter',
      title: 'Este enlace ya no es válido',
      text: 'Ha caducado, está incompleto o hay una solicitud más reciente.',
      note: 'Suscríbete de nuevo al final de cualquier página y te enviaremos otro.',
    },
    fr: {
      eyebrow: 'Newsletter',
      title: 'Ce lien n’est plus valable',
      text: 'Il a expiré, il est incomplet ou une demande plus récente l’a remplacé.',
      note: 'Inscris-toi de nouveau en bas d’une page : on t’en enverra un nouveau.',
    },
    de: {
      eyebrow: 'Newsletter',
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist abgelaufen, unvollständig oder durch eine neuere Anmeldung ersetzt.',
      note: 'Melde dich am Ende einer beliebigen Seite noch einmal an, dann schicken wir dir einen neuen.',
    },
  },
}
