import { localizedTextSchema } from './localized-source.ts'

/** The words of a newsletter form: of the block and of the footer. */
export const newsletterFormSource = {
  emailPlaceholder: localizedTextSchema,
  cta: localizedTextSchema,
  description: localizedTextSchema,
  descriptionBottom: localizedTextSchema,
}
