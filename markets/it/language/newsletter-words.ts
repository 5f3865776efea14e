import type { NewsletterWords } from '../../../backend/api/newsletter/newsletter-words.ts'

export const newsletterWords: NewsletterWords = {
  consent:
    'Acconsento a ricevere la newsletter con idee di viaggio, nuove partenze e offerte. Posso cancellarmi in ogni momento con il link in fondo a ogni email.',
  answers: {
    thanks: {
      eyebrow: 'Newsletter',
      title: 'Ci siamo quasi: controlla la posta',
      text: 'Se il tuo indirizzo non è già iscritto, ti abbiamo mandato un’email: apri il link e conferma.',
      note: 'Non la trovi? Guarda anche nello spam. Puoi chiudere questa pagina e tornare ai viaggi.',
    },
    'bad email': {
      eyebrow: 'Newsletter',
      title: 'Questo indirizzo non sembra corretto',
      text: 'Controlla l’email: deve avere una chiocciola e un dominio, per esempio nome@esempio.it.',
      note: 'Correggila qui sotto e riprova. Non abbiamo salvato nulla.',
    },
    'no consent': {
      eyebrow: 'Newsletter',
      title: 'Ci serve il tuo consenso',
      text: 'Per iscriverti alla newsletter dobbiamo avere il tuo consenso al trattamento dell’indirizzo email.',
      note: 'Torna alla pagina precedente e riprova. Non abbiamo salvato nulla.',
    },
    'not sent': {
      eyebrow: 'Newsletter',
      title: 'Qualcosa è andato storto',
      text: 'Non siamo riusciti a mandarti l’email di conferma.',
      note: 'Riprova tra qualche minuto: il tuo indirizzo è ancora qui.',
    },
    'too many': {
      eyebrow: 'Newsletter',
      title: 'Per ora sono troppe iscrizioni',
      text: 'Da questa connessione, o per questo indirizzo, sono arrivate molte iscrizioni in poco tempo.',
      note: 'Riprova più tardi: il tuo indirizzo è ancora qui. Non abbiamo salvato nulla.',
    },
  },
  retry: { email: 'La tua email', action: 'Riprova' },
  links: {
    confirm: {
      eyebrow: 'Newsletter',
      title: 'Confermi la tua iscrizione?',
      text: 'Riceverai idee di viaggio, nuove partenze e offerte.',
      note: 'Puoi cancellarti in ogni momento con il link in fondo a ogni email.',
      action: 'Sì, confermo',
    },
    confirmed: {
      eyebrow: 'Newsletter',
      title: 'Fatto, ti aspetta la prossima newsletter',
      text: 'Il tuo indirizzo è confermato. Ti scriviamo solo quando c’è qualcosa da dire.',
      note: 'Puoi chiudere questa pagina e tornare ai viaggi.',
    },
    leave: {
      eyebrow: 'Newsletter',
      title: 'Vuoi cancellarti dalla newsletter?',
      text: 'Non ti manderemo più idee di viaggio, nuove partenze e offerte.',
      note: 'Le email sulle tue prenotazioni continueranno ad arrivare.',
      action: 'Cancella l’iscrizione',
    },
    left: {
      eyebrow: 'Newsletter',
      title: 'Iscrizione cancellata',
      text: 'Non riceverai più la newsletter a questo indirizzo.',
      note: 'Se cambi idea, puoi iscriverti di nuovo in fondo a ogni pagina.',
    },
    'bad link': {
      eyebrow: 'Newsletter',
      title: 'Questo link non è più valido',
      text: 'È scaduto, incompleto o già superato da una nuova richiesta.',
      note: 'Iscriviti di nuovo in fondo a una pagina qualsiasi: ti mandiamo un link nuovo.',
    },
  },
  confirmMail: {
    subject: 'Manca solo un clic: confermi la newsletter di {brand}?',
    text: 'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla nostra newsletter con idee di viaggio, nuove partenze e offerte. Se vuoi riceverla, conferma entro 7 giorni.',
    action: 'Confermo l’iscrizione',
    notYou: 'Non hai chiesto nulla? Ignora questa email: senza conferma non ti scriveremo più.',
    leave: 'Cancella l’iscrizione',
  },
}
