import { climateOf, WEATHER_BANDS } from '../../geography/climate.ts'
import { countryFacts } from '../../geography/countries.ts'
import type { Site } from '../../site.ts'
import { apiMessages, apiTranslators } from '../../translate.ts'
import { priceBands } from '../blocks/when-to-go.ts'
import type { CountryFacts, CountryTravel } from './country-facts.ts'
import { monthRanges } from './month-ranges.ts'

export type Question = { id: string; question: string; answer: string }
/** A country's name with its preposition. */
export type Phrases = { in: string; to: string }

/** Questions that the catalogue answers for a country. */
export function countryQuestions(facts: CountryFacts, phrases: Phrases, site: Site): Question[] {
  const t = apiTranslators[site.market]
  const { travels } = facts
  const shared = travels.filter(({ countries }) => countries.length > 1)
  return [
    { id: 'when', question: t('country.faq.when', phrases), answer: whenAnswer(facts, site) },
    {
      id: 'length',
      question: t('country.faq.length', phrases),
      answer: `${lengthAnswer(travels, site)} ${t('country.faq.ends')}`,
    },
    ...(shared.length === 0
      ? []
      : [
          {
            id: 'other-countries',
            question: t('country.faq.shared'),
            answer: t('country.faq.sharedAnswer', {
              travels: shared.map(({ title, countries }) => `${title} (${countries.join(', ')})`).join('; '),
            }),
          },
        ]),
    {
      id: 'group',
      question: t('country.faq.group'),
      answer: t('country.faq.groupAnswer', {
        min: Math.min(...travels.map(({ groupMin }) => groupMin)),
        max: Math.max(...travels.map(({ groupMax }) => groupMax)),
      }),
    },
    ...practicalQuestion(facts, site),
    { id: 'price', question: t('country.faq.price'), answer: t('country.faq.priceAnswer') },
    { id: 'flights', question: t('country.faq.flights'), answer: t('country.faq.flightsAnswer') },
  ]
}

function whenAnswer({ isoCodeAlpha3, months }: CountryFacts, { market, locale }: Site): string {
  const t = apiTranslators[market]
  const ranges = (isChosen: (index: number) => boolean) =>
    monthRanges(
      months.flatMap((_, index) => (isChosen(index) ? [index] : [])),
      locale,
      t('country.faq.allYear'),
    )
  const departing = ranges((index) => (months[index]?.departuresCount ?? 0) > 0)
  const bands = priceBands(months)
  const cheap = ranges((index) => bands[index] === 'low')
  const climate = climateOf(isoCodeAlpha3)
  const { weather: labels } = apiMessages[market].labels
  const weather = WEATHER_BANDS.filter((band) => climate?.includes(band))
    .map((band) => `${labels[band].toLocaleLowerCase(locale)} (${ranges((index) => climate?.[index] === band)})`)
    .join(', ')
  return [
    departing !== '' && t('country.faq.months', { months: departing }),
    weather !== '' && t('country.faq.weather', { weather }),
    cheap !== '' && t('country.faq.cheapest', { months: cheap }),
  ]
    .filter(Boolean)
    .join(' ')
}

function lengthAnswer(travels: readonly CountryTravel[], { market }: Site): string {
  const t = apiTranslators[market]
  const days = travels.map((travel) => travel.days)
  const lengthOf = (length: number) => t('country.daysAndNights', { days: length, nights: length - 1 })
  const [shortest, longest] = [Math.min(...days), Math.max(...days)]
  return shortest === longest
    ? t('country.faq.lengthOne', { length: lengthOf(shortest) })
    : t('country.faq.lengthMany', { shortest: lengthOf(shortest), longest: lengthOf(longest) })
}

function practicalQuestion({ isoCodeAlpha3 }: CountryFacts, { market, locale }: Site): Question[] {
  const t = apiTranslators[market]
  const country = countryFacts(isoCodeAlpha3)
  if (country === null) return []
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' })
  return [
    {
      id: 'practical',
      question: t('country.faq.practical'),
      answer: t('country.faq.practicalAnswer', {
        count: country.languages.length,
        languages: country.languages.map((code) => languages.of(code) ?? code).join(', '),
        currency: currencies.of(country.currency) ?? country.currency,
        plugs: country.plugs.join(', '),
      }),
    },
  ]
}
