/** The texts of one small page. With an action it asks first: mail scanners open links, too. */
export type PageWords = { eyebrow: string; title: string; text: string; note: string; action?: string }

/** All that is said of the newsletter in one language, but for its form. */
export type NewsletterWords = {
  /** What a subscriber agrees to. Whoever changes a word gives it a new version (consent.ts). */
  consent: string
  /** The answer after a sign-up, and the ones that ask to try again. */
  answers: Record<'thanks' | 'bad email' | 'no consent' | 'not sent' | 'too many', PageWords>
  /** The form that stands below an answer that asks to try again. */
  retry: { email: string; action: string }
  /** The pages behind the links in newsletter mail. */
  links: Record<'confirm' | 'confirmed' | 'leave' | 'left' | 'bad link', PageWords>
  /** The mail that asks to confirm an address. `{brand}` is filled in. */
  confirmMail: { subject: string; text: string; action: string; notYou: string; leave: string }
}
