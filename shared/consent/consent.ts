/** Optional purposes. */
export const PURPOSES = ['analytics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** All, none, or a single purpose. */
export const CONSENT_CHOICES = ['granted', 'refused', ...PURPOSES] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]
export type Consent = ConsentChoice | 'unset'

export const consentChoice = (text: string | null | undefined): ConsentChoice | null =>
  CONSENT_CHOICES.find((choice) => choice === text) ?? null

export const allows = (consent: Consent, purpose: Purpose): boolean => consent === 'granted' || consent === purpose

/** The law of the European Economic Area with its territories, the United Kingdom and Switzerland asks first, in any market; so may that of an unknown country. */
const ASKING_COUNTRIES: ReadonlySet<string> = new Set(
  'AT AX BE BG CH CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK YT'.split(
    ' ',
  ),
)
export const asksFirst = (country: string | null): boolean => country === null || ASKING_COUNTRIES.has(country)

/**
 * How a market's law sees what experiments store and count: `asked` needs consent to analytics; `necessary` does not, until
 * the visitor refuses, or the browser (Global Privacy Control) or the visitor's country objects.
 */
export const EXPERIMENT_STORAGE = ['asked', 'necessary'] as const
export type ExperimentStorage = (typeof EXPERIMENT_STORAGE)[number]

export const allowsExperiments = (storage: ExperimentStorage, consent: Consent, objects: boolean): boolean =>
  allows(consent, 'analytics') || (storage === 'necessary' && consent === 'unset' && !objects)

/** Fields of a consent form. */
export type ConsentField = 'choice' | Purpose

/** Reads a consent form: its button (`choice`) or, for `selected`, the ticked purposes. */
export const consentOfForm = (field: (name: ConsentField) => string | null | undefined): ConsentChoice | null => {
  const choice = field('choice')
  if (choice === 'granted' || choice === 'refused') return choice
  if (choice !== 'selected') return null
  const ticked = PURPOSES.filter((purpose) => field(purpose) === 'true')
  return ticked.length === PURPOSES.length ? 'granted' : (ticked[0] ?? 'refused')
}
