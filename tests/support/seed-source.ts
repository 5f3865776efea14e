import { readFileSync } from 'node:fs'
import { withTranslations } from '../../demo/seed/translations.ts'

/** Where editors' texts of the embedded catalogue are. */
export const SEED = 'demo/seed'

/** A source of the seed in all languages. @param file its path there: `pages/faqs.json` */
export const readSource = (file: string): unknown =>
  withTranslations(SEED, file, JSON.parse(readFileSync(`${SEED}/${file}`, 'utf8')))
