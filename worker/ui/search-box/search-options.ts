import { formatDate } from '../../../markets/format-date.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { seasonsAhead } from '../../../shared/calendar/seasons.ts'
import type { AvailableFilters, Period } from '../../../shared/contracts/available-filters.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { PeriodOption, SearchOptions } from '../../../shared/contracts/search-options.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { addDays, addMonths, monthRange, upcomingMonths } from '../../../shared/dates/iso-days.ts'
import { whenValue } from '../../../shared/filters/form-values.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import type { RenderContext } from '../render-context.tsx'

type Words = Pick<RenderContext, 't' | 'date' | 'market' | 'today'>

const SEASONS = 5
const MONTHS = 18
/** Suggested periods from tomorrow on, in days. */
const SOON = [
  ['next30', 30],
  ['next90', 90],
] as const

/** Options of the search widget (spec section 2); without metadata only months and seasons. */
export const searchOptions = (words: Words, filters: AvailableFilters | null): SearchOptions => {
  const { t, market, today } = words
  const periods = filters?.periods ?? monthsWithoutMetadata(words)
  const ofType = (type: Period['type']) => periods.filter((period) => period.type === type)
  const stretch = (label: string, from: IsoDate, to: IsoDate): PeriodOption =>
    option(label, formatDateRange(words.date, from, to), from, to)
  return {
    continents: (filters?.destinations ?? []).map(({ continent, departuresCount, picture }) => ({
      id: continent.id,
      name: continent.name,
      detail: departuresCount === null ? '' : t('search.totalTours', { count: departuresCount }),
      picture: picture === null ? null : pictureOf(picture),
    })),
    months: ofType('month').map(({ startingDate, endingDate }) => {
      const label = words.date(startingDate, 'month')
      return option(upper(label, market), '', startingDate, endingDate)
    }),
    events: ofType('event').map(({ name, year, startingDate, endingDate }) =>
      stretch(`${name} ${year}`, startingDate, endingDate),
    ),
    seasons: seasonsAhead(today, SEASONS).map(({ season, year, from, to }) =>
      stretch(
        t(`widget.season-${season}`, { year: season === 'winter' ? `${year}/${(year + 1) % 100}` : String(year) }),
        from,
        to,
      ),
    ),
    suggested: [
      ...SOON.map(([key, days]) => stretch(t(`widget.${key}`), addDays(today, 1), addDays(today, days))),
      ...ofType('other').map(({ name, startingDate, endingDate }) => stretch(name, startingDate, endingDate)),
    ],
    words: dayFormat(market),
  }
}

const monthsWithoutMetadata = ({ today }: Words): Period[] =>
  upcomingMonths(addDays(today, 1), MONTHS + 1).map((month, index) => {
    const { from, to } = monthRange(month)
    const startingDate = index === 0 ? addDays(today, 1) : from
    return { name: month, type: 'month', year: Number(month.slice(0, 4)), startingDate, endingDate: to, icon: null }
  })

const option = (label: string, detail: string, from: IsoDate, to: IsoDate): PeriodOption => ({
  value: whenValue({ dateFrom: from, dateTo: to }),
  from,
  to,
  label,
  detail,
})

const upper = (text: string, market: Market): string => text.charAt(0).toLocaleUpperCase(market.locale) + text.slice(1)

const TILE_WIDTH = 480

const pictureOf = (image: Image) => ({
  src: imageUrl(image, TILE_WIDTH),
  srcSet: srcSet(image),
  width: image.size.width,
  height: image.size.height,
})

const wordsByLocale = new Map<string, SearchOptions['words']>()

export const dayFormat = (market: Market): SearchOptions['words'] =>
  getOrCreate(wordsByLocale, market.locale, () => createDayWords(market))

const createDayWords = ({ locale, dateFormats }: Market): SearchOptions['words'] => {
  const names = (first: IsoDate, step: (day: IsoDate, index: number) => IsoDate, count: number, pattern: string) =>
    Array.from({ length: count }, (_, index) => formatDate(step(first, index), pattern, locale))
  const month = (day: IsoDate, index: number) => `${addMonths(day.slice(0, 7), index)}-01`
  const weekday = (pattern: string) => names('2023-01-01', addDays, 7, pattern)
  return {
    months: names('2023-01-01', month, 12, 'MMMM'),
    shortMonths: names('2023-01-01', month, 12, 'MMM'),
    weekdays: weekday('EEEE'),
    shortWeekdays: weekday('EEE'),
    // With a month, because French uses ordinals only there.
    firstDay: formatDate('2023-01-01', 'do MMM', locale).split(' ')[0] ?? '1',
    short: dateFormats.short,
    dayMonth: dateFormats.dayMonth,
    month: dateFormats.month,
  }
}
