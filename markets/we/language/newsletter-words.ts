import type { NewsletterWords } from '../../../backend/api/newsletter/newsletter-words.ts'

export const newsletterWords: NewsletterWords = {
  consent:
    'I agree to receive the newsletter with trip ideas, new departures and offers. I can unsubscribe at any time with the link at the bottom of every email.',
  answers: {
    thanks: {
      eyebrow: 'Newsletter',
      title: 'Almost there: check your inbox',
      text: 'Unless your address is signed up already, we have sent you an email: open its link to confirm.',
      note: 'Cannot find it? Look in your spam folder. You can close this page and go back to the trips.',
    },
    'bad email': {
      eyebrow: 'Newsletter',
      title: 'That address does not look right',
      text: 'Please check the email: it needs an at sign and a domain, for example name@example.com.',
      note: 'Correct it below and try again. Nothing has been saved.',
    },
    'no consent': {
      eyebrow: 'Newsletter',
      title: 'We need your consent',
      text: 'To sign you up for the newsletter, we need your consent to use your email address.',
      note: 'Go back to the previous page and try again. Nothing has been saved.',
    },
    'not sent': {
      eyebrow: 'Newsletter',
      title: 'Something went wrong',
      text: 'We could not send you the confirmation email.',
      note: 'Please try again in a few minutes: your address is still here.',
    },
    'too many': {
      eyebrow: 'Newsletter',
      title: 'That is a lot of sign-ups for now',
      text: 'We have had many sign-ups from this connection, or for this address, in a short time.',
      note: 'Please try again later: your address is still here. Nothing has been saved.',
    },
  },
  retry: { email: 'Your email', action: 'Try again' },
  links: {
    confirm: {
      eyebrow: 'Newsletter',
      title: 'Confirm your sign-up?',
      text: 'You will receive trip ideas, new departures and offers.',
      note: 'You can unsubscribe at any time with the link at the bottom of every email.',
      action: 'Yes, confirm',
    },
    confirmed: {
      eyebrow: 'Newsletter',
      title: 'All set, the next newsletter is yours',
      text: 'Your address is confirmed. We write only when there is something to say.',
      note: 'You can close this page and go back to the trips.',
    },
    leave: {
      eyebrow: 'Newsletter',
      title: 'Unsubscribe from the newsletter?',
      text: 'We will stop sending you trip ideas, new departures and offers.',
      note: 'You will still receive emails about your bookings.',
      action: 'Unsubscribe',
    },
    left: {
      eyebrow: 'Newsletter',
      title: 'You are unsubscribed',
      text: 'You will no longer receive the newsletter at this address.',
      note: 'If you change your mind, you can sign up again at the bottom of every page.',
    },
    'bad link': {
      eyebrow: 'Newsletter',
      title: 'This link no longer works',
      text: 'It has expired, is incomplete or has been replaced by a newer request.',
      note: 'Sign up again at the bottom of any page and we will send you a new one.',
    },
  },
  confirmMail: {
    subject: 'One click to go: confirm the {brand} newsletter?',
    text: 'Somebody, probably you, signed this address up for our newsletter with trip ideas, new departures and offers. If you would like to receive it, confirm within 7 days.',
    action: 'Confirm my sign-up',
    notYou: 'Not you? Ignore this email: without a confirmation we will not write again.',
    leave: 'Unsubscribe',
  },
}
