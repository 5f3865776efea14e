import { brand } from '../../../markets/brand.ts'

/** Address of a mail to customer support with its subject filled in. */
export const mailto = (subject: string): string => `mailto:${brand.contactEmail}?subject=${encodeURIComponent(subject)}`
