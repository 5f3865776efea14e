import { codeNames } from '../../../../markets/code-names.ts'
import { markets } from '../../../../markets/registry.ts'
import { WEATHER_BANDS } from '../../../../shared/geography/climate.ts'
import { countryFacts } from '../../geography/countries.ts'
import type { Site } from '../../site.ts'
import { apiMessages, apiTranslators } from '../../translate.ts'
import { priceBands } from '../blocks/when-to-go.ts'
import { monthRanges } from './month-ranges.ts'
import { type PlaceFacts, type PlaceTravel, tripMessages } from './place-facts.ts'

export type Question = { id: string; question: string; answer: string; isGeneral?: boolean }

/** Questions that editors or the catalogue answer for a place. */
export const placeQuestions = (facts: PlaceFacts, site: Site): Question[] => {
  const t = apiTranslators[site.market]
  const { travels, place } = facts
  const { phrases, texts } = place
  const shared = travels.filter(({ countries }) => countries.length > 1)
  // Its introduction links to all of them.
  const isRegionOfSeveral = place.isoCodeAlpha3 === null
  return [
    ...(texts?.questions ?? []).map(({ id, question, answer }) => ({
      id,
      question: question[site.language],
      answer: answer[site.language],
    })),
    { id: 'when', question: t('place.faq.when', phrases), answer: whenAnswer(facts, site) },
    {
      id: 'length',
      question: t(`${tripMessages(place)}.faq.length`, phrases),
      answer: `${lengthAnswer(travels, site)} ${t('place.faq.ends')}`,
    },
    ...(shared.length === 0 || isRegionOfSeveral
      ? []
      : [
          {
            id: 'other-countries',
            question: t('place.faq.shared'),
            answer: t('place.faq.sharedAnswer', {
              travels: shared.map(({ title, countries }) => `${title} (${countries.join(', ')})`).join('; '),
            }),
          },
        ]),
    {
      id: 'group',
      question: t('place.faq.group'),
      answer: t('place.faq.groupAnswer', {
        min: Math.min(...travels.map(({ groupMin }) => groupMin)),
        max: Math.max(...travels.map(({ groupMax }) => groupMax)),
      }),
      isGeneral: true,
    },
    ...practicalQuestion(facts, site),
    { id: 'price', question: t('place.faq.price'), answer: t('place.faq.priceAnswer'), isGeneral: true },
    { id: 'flights', question: t('place.faq.flights'), answer: t('place.faq.flightsAnswer'), isGeneral: true },
  ]
}

const whenAnswer = ({ place: { climate }, months }: PlaceFacts, { market, locale }: Site): string => {
  const t = apiTranslators[market]
  const ranges = (isChosen: (index: number) => boolean) =>
    monthRanges(
      months.flatMap((_, index) => (isChosen(index) ? [index] : [])),
      locale,
      t('place.faq.allYear'),
    )
  const departing = ranges((index) => (months[index]?.departuresCount ?? 0) > 0)
  const bands = priceBands(months)
  const cheap = ranges((index) => bands[index] === 'low')
  const { weather: labels } = apiMessages[market].labels
  const weather = WEATHER_BANDS.filter((band) => climate?.includes(band))
    .map((band) => `${labels[band].toLocaleLowerCase(locale)} (${ranges((index) => climate?.[index] === band)})`)
    .join(', ')
  return [
    departing !== '' && t('place.faq.months', { months: departing }),
    weather !== '' && t('place.faq.weather', { weather }),
    cheap !== '' && t('place.faq.cheapest', { months: cheap }),
  ]
    .filter(Boolean)
    .join(' ')
}

const lengthAnswer = (travels: readonly PlaceTravel[], { market }: Site): string => {
  const t = apiTranslators[market]
  const days = travels.map((travel) => travel.days)
  const lengthOf = (length: number) => t('place.daysAndNights', { days: length, nights: length - 1 })
  const [shortest, longest] = [Math.min(...days), Math.max(...days)]
  return shortest === longest
    ? t('place.faq.lengthOne', { length: lengthOf(shortest) })
    : t('place.faq.lengthMany', { shortest: lengthOf(shortest), longest: lengthOf(longest) })
}

/** None where the language and currency are the market's own. */
const practicalQuestion = ({ place: { isoCodeAlpha3 } }: PlaceFacts, { market, currency }: Site): Question[] => {
  const t = apiTranslators[market]
  const country = isoCodeAlpha3 === null ? null : countryFacts(isoCodeAlpha3)
  if (country === null) return []
  if (country.languages.join() === markets[market].language && country.currency === currency) return []
  const names = codeNames(markets[market])
  return [
    {
      id: 'practical',
      question: t('place.faq.practical'),
      answer: t('place.faq.practicalAnswer', {
        count: country.languages.length,
        languages: country.languages.map(names.language).join(', '),
        currency: names.currency(country.currency),
        plugs: country.plugs.join(', '),
      }),
    },
  ]
}
