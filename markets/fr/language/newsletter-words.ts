import type { NewsletterWords } from '../../../backend/api/newsletter/newsletter-words.ts'

export const newsletterWords: NewsletterWords = {
  consent:
    'J’accepte de recevoir la newsletter avec des idées de voyage, les nouveaux départs et des offres. Je peux me désabonner à tout moment grâce au lien en bas de chaque e-mail.',
  answers: {
    thanks: {
      eyebrow: 'Newsletter',
      title: 'Presque fini : regarde tes e-mails',
      text: 'Si ton adresse n’est pas déjà inscrite, nous t’avons envoyé un e-mail : ouvre le lien et confirme.',
      note: 'Tu ne le trouves pas ? Regarde dans les spams. Tu peux fermer cette page et revenir aux voyages.',
    },
    'bad email': {
      eyebrow: 'Newsletter',
      title: 'Cette adresse semble incorrecte',
      text: 'Vérifie ton e-mail : il lui faut une arobase et un domaine, par exemple nom@exemple.fr.',
      note: 'Corrige-la ci-dessous et réessaie. Rien n’a été enregistré.',
    },
    'no consent': {
      eyebrow: 'Newsletter',
      title: 'Il nous faut ton accord',
      text: 'Pour t’abonner à la newsletter, nous avons besoin de ton accord pour utiliser ton adresse e-mail.',
      note: 'Reviens à la page précédente et réessaie. Rien n’a été enregistré.',
    },
    'not sent': {
      eyebrow: 'Newsletter',
      title: 'Un problème est survenu',
      text: 'Nous n’avons pas pu t’envoyer l’e-mail de confirmation.',
      note: 'Réessaie dans quelques minutes : ton adresse est toujours là.',
    },
    'too many': {
      eyebrow: 'Newsletter',
      title: 'Trop d’inscriptions pour le moment',
      text: 'Nous avons reçu beaucoup d’inscriptions en peu de temps depuis cette connexion ou pour cette adresse.',
      note: 'Réessaie plus tard : ton adresse est toujours là. Rien n’a été enregistré.',
    },
  },
  retry: { email: 'Ton e-mail', action: 'Réessayer' },
  links: {
    confirm: {
      eyebrow: 'Newsletter',
      title: 'Tu confirmes ton inscription ?',
      text: 'Tu recevras des idées de voyage, les nouveaux départs et des offres.',
      note: 'Tu peux te désabonner à tout moment grâce au lien en bas de chaque e-mail.',
      action: 'Oui, je confirme',
    },
    confirmed: {
      eyebrow: 'Newsletter',
      title: 'C’est fait, la prochaine newsletter est pour toi',
      text: 'Ton adresse est confirmée. On écrit seulement quand il y a quelque chose à dire.',
      note: 'Tu peux fermer cette page et revenir aux voyages.',
    },
    leave: {
      eyebrow: 'Newsletter',
      title: 'Te désabonner de la newsletter ?',
      text: 'Tu ne recevras plus d’idées de voyage, de nouveaux départs ni d’offres.',
      note: 'Tu recevras toujours les e-mails sur tes réservations.',
      action: 'Me désabonner',
    },
    left: {
      eyebrow: 'Newsletter',
      title: 'C’est fait, plus de newsletter',
      text: 'Tu ne recevras plus la newsletter à cette adresse.',
      note: 'Si tu changes d’avis, tu peux te réinscrire en bas de chaque page.',
    },
    'bad link': {
      eyebrow: 'Newsletter',
      title: 'Ce lien n’est plus valable',
      text: 'Il a expiré, il est incomplet ou une demande plus récente l’a remplacé.',
      note: 'Inscris-toi de nouveau en bas d’une page : on t’en enverra un nouveau.',
    },
  },
  confirmMail: {
    subject: 'Plus qu’un clic : tu confirmes la newsletter {brand} ?',
    text: 'Quelqu’un, sans doute toi, a inscrit cette adresse à notre newsletter : idées de voyage, nouveaux départs et offres. Si tu veux la recevoir, confirme dans les 7 jours.',
    action: 'Confirmer mon inscription',
    notYou: 'Ce n’est pas toi ? Ignore cet e-mail : sans confirmation, nous ne t’écrirons plus.',
    leave: 'Me désabonner',
  },
}
