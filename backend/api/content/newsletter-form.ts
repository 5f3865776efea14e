import type { NewsletterForm } from '../../../shared/contracts/newsletter-form.ts'
import { FIELDS } from '../newsletter/sign-up.ts'
import type { Site } from '../site.ts'
import type { LayoutSource } from './sources/layout-source.ts'

export const newsletterForm = (
  source: LayoutSource['footer']['newsletter'],
  { language, market, publicUrl }: Pick<Site, 'language' | 'market' | 'publicUrl'>,
): NewsletterForm => ({
  action: `${publicUrl}/newsletter?market=${market}`,
  emailPlaceholder: source.emailPlaceholder[language],
  cta: source.cta[language],
  description: source.description[language],
  descriptionBottom: source.descriptionBottom[language],
  gdpr: FIELDS.gdpr,
  bot: FIELDS.bot,
})
