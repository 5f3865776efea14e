import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { codeNames } from '../../../markets/code-names.ts'
import { formatNumber } from '../../../markets/format-number.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { isUpcoming, offerOf, seatLabel } from '../../../shared/tours/offer.ts'
import { trueTotal } from '../../../shared/tours/true-total.ts'
import { monthLabel } from '../../search/filter-labels.ts'
import { ageText } from '../../ui/age-badge.tsx'
import { comparedParam, comparisonPath, MAX_COMPARED } from '../../ui/compare-href.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { departureOn } from '../travel/departure.ts'
import type { Compared } from './load-compared.ts'

/** A row of the table. `cells`: lines by departure; one cell for all where they are equal. */
export type CompareRow = { label: string; cells: readonly (readonly string[])[]; isTotal?: boolean }

type Suggested = { title: string; tours: readonly { label: string; href: string }[] }

export type CompareModel = ReturnType<typeof compareModel>

/** Other dates of each travel that are suggested. */
const MAX_SUGGESTED = 4

export const compareModel = (
  site: RenderContext,
  keys: readonly string[],
  loaded: readonly (Compared | null)[],
  installmentPayments: boolean,
) => {
  const { market, t } = site
  const compared = loaded.flatMap((each) => (each !== null && isUpcoming(each.tour, site.today) ? [each] : []))
  const shown = compared.map(({ key }) => key)
  const missing = loaded.length - compared.length
  const best = bestOf(site, compared)
  const hrefWith = (next: readonly string[]) => comparisonPath(market, next) ?? ''
  return {
    compared: compared.map((each) => ({
      ...each,
      highlights: best(each),
      removeHref: hrefWith(shown.filter((key) => key !== each.key)),
    })),
    notes: [
      ...(missing > 0 ? [t('compare.missing', { count: missing })] : []),
      ...(keys.length > MAX_COMPARED ? [t('compare.most', { count: MAX_COMPARED })] : []),
    ],
    rows: rowsOf(site, compared, installmentPayments),
    suggested: shown.length >= MAX_COMPARED ? [] : suggestions(site, compared, (key) => hrefWith([...shown, key])),
    /** By language of the market, for links to other markets. */
    hrefIn: (language: string, path: string | null): string | null => {
      const own = compared.flatMap(({ tour, travel }) => {
        const slug = travel.slugs[language]
        return slug === undefined ? [] : [comparedParam({ ...tour, travel: { slug } })]
      })
      return path === null || own.length === 0 ? path : `${path}?${hrefWith(own).split('?')[1]}`
    },
  }
}

/** What only one of the compared departures is: the cheapest, the shortest, the one in the market's language. */
const bestOf = ({ t, market, currency }: RenderContext, compared: readonly Compared[]) => {
  const onlyOne = (test: (each: Compared) => boolean): Compared | null => {
    const [first = null, ...others] = compared.filter(test)
    return compared.length > 1 && others.length === 0 ? first : null
  }
  const least = (value: (each: Compared) => number) => {
    const lowest = Math.min(...compared.map(value))
    return onlyOne((each) => value(each) === lowest)
  }
  const best: [Compared | null, string][] = [
    [least(({ tour }) => tour.price[currency]), t('compare.cheapest')],
    [least(({ tour }) => tour.travel.numberOfDays), t('compare.shortest')],
    [
      onlyOne(({ tour }) => tour.groupLanguage === market.language),
      t('travel.inLanguage', { language: codeNames(market).language(market.language) }),
    ],
  ]
  return (one: Compared): string[] => best.flatMap(([each, text]) => (each === one ? [text] : []))
}

/** Bookable dates of the same travels, the ones nearest to the compared departure. */
const suggestions = (
  site: RenderContext,
  compared: readonly Compared[],
  hrefOf: (key: string) => string,
): Suggested[] => {
  const shown = new Set(compared.map(({ tour }) => tour.id))
  const byTravel = new Map(compared.map(({ travel, tour }) => [travel, tour]))
  return [...byTravel].flatMap(([{ title, departures }, { startingDate }]) => {
    const away = (tour: Tour) => Math.abs(Date.parse(tour.startingDate) - Date.parse(startingDate))
    const tours = departures
      .filter((tour) => offerOf(tour) === 'book' && !shown.has(tour.id))
      .toSorted((a, b) => away(a) - away(b))
      .slice(0, MAX_SUGGESTED)
      .toSorted((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
      .map((tour) => ({
        label: `${formatDateRange(site.date, tour.startingDate, tour.endingDate)} · ${site.money(tour.price)}`,
        href: hrefOf(comparedParam(tour)),
      }))
    return tours.length === 0 ? [] : [{ title, tours }]
  })
}

const rowsOf = (site: RenderContext, compared: readonly Compared[], installmentPayments: boolean): CompareRow[] => {
  const { t } = site
  const row = (label: string, lines: (each: Compared) => readonly string[]): CompareRow[] => {
    const cells = compared.map(lines)
    if (cells.every(({ length }) => length === 0)) return []
    const isSame = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1
    return [{ label, cells: isSame ? cells.slice(0, 1) : cells }]
  }
  const totals = new Map(compared.map((each) => [each, totalOf(site, each, installmentPayments)]))
  const airport = commonAirport(compared)
  return [
    ...row(t('search.duration'), ({ tour }) => [t('trip.days', { count: tour.travel.numberOfDays })]),
    ...row(t('compare.total'), (each) => totals.get(each)?.lines ?? []).map((total) => ({ ...total, isTotal: true })),
    ...row(t('tour.schedule'), (each) => totals.get(each)?.payments ?? []),
    ...row(t('compare.flights'), (each) => flightLines(site, each, airport)),
    ...row(t('compare.places'), ({ tour }) => [t(`trip.status-${tour.salesStatus}`), ...seatLines(site, tour)]),
    ...row(t('travel.group'), ({ travel, tour }) => [
      t('travel.groupSize', travel.groupSize),
      ageText(t, tour.ageBadge),
    ]),
    ...row(t('travel.groupLanguage'), ({ tour: { groupLanguage } }) =>
      groupLanguage === null
        ? []
        : [t('travel.inLanguage', { language: codeNames(site.market).language(groupLanguage) })],
    ),
    ...row(t('travel.coordinator'), ({ tour }) => [tour.coordinator?.name ?? t('travel.coordinatorLater')]),
    ...row(t('compare.effort'), (each) => effortLines(site, each)),
    ...row(t('compare.weather'), ({ tour, weather }) =>
      weather === null ? [] : [`${monthLabel(site, tour.startingDate.slice(0, 7))}: ${weather}`],
    ),
    ...listRows(compared, ({ travel }) => travel.included, t('travel.included'), t('compare.includedAll')).flatMap(
      ({ label, of }) => row(label, of),
    ),
    ...row(t('travel.notIncluded'), ({ travel }) => travel.notIncluded),
  ]
}

/** What all lists have, and what only some have. */
const listRows = (
  compared: readonly Compared[],
  of: (each: Compared) => readonly string[],
  label: string,
  labelOfAll: string,
) => {
  const [first, ...others] = compared
  if (first === undefined) return []
  const common = of(first).filter((item) => others.every((each) => of(each).includes(item)))
  const isSame = compared.every((each) => of(each).length === common.length)
  return isSame
    ? [{ label, of: () => common }]
    : [
        { label: labelOfAll, of: () => common },
        { label, of: (each: Compared) => of(each).filter((item) => !common.includes(item)) },
      ]
}

const totalOf = (site: RenderContext, { travel, tour }: Compared, installmentPayments: boolean) => {
  const { t, today, market, currency, date } = site
  const rules = bookingRulesOn(today, market.id)
  const departure = departureOn(today, tour, rules)
  if (departure.offer === 'closed') return { lines: [site.money(tour.price)], payments: [] }
  const { total, lines, payments } = trueTotal({
    ...{ today, startingDate: tour.startingDate, price: tour.price[currency] },
    ...{ privateRoom: null, flexibleCancellation: null },
    deposit: departure.deposit?.amount[currency] ?? null,
    balanceDue: departure.balanceDue,
    moneyPot: travel.moneyPot[currency],
    instalments: installmentPayments ? rules.instalments : null,
  })
  return {
    lines: [
      amountIn(site, total),
      ...(lines.length > 1
        ? lines.map(({ kind, amount }) => `${t(`tour.line-${kind}`)}: ${amountIn(site, amount)}`)
        : []),
    ],
    payments: payments.map(({ on, kind, amount }) =>
      [amountIn(site, amount), on === today ? t('tour.today') : date(on, 'short'), t(`tour.pay-${kind}`)].join('\n'),
    ),
  }
}

/** The first airport with flights to all departures. */
const commonAirport = (compared: readonly Compared[]): string | undefined =>
  departureAirports(compared[0]).find((code) => compared.every((each) => departureAirports(each).includes(code)))

const departureAirports = (each: Compared | undefined): string[] =>
  each?.flights?.suggestions.map(({ from }) => from.code) ?? []

const flightLines = (site: RenderContext, { tour, flights }: Compared, airport: string | undefined): string[] => {
  const { t } = site
  const best = flights?.suggestions.find(({ from }) => from.code === airport) ?? flights?.suggestions[0]
  if (best === undefined)
    return [
      tour.flights === null
        ? t('compare.flightsNone')
        : t('travel.from', { amount: site.money(tour.flights.minimumPrice) }),
    ]
  const { from, via, minutes, minimumPrice } = best
  return [
    t('travel.from', { amount: site.money(minimumPrice) }),
    `${from.name} (${from.code})`,
    via.length === 0 ? t('tour.direct') : t('tour.stops', { count: via.length, via: via.join(', ') }),
    t('tour.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  ]
}

const seatLines = ({ t }: RenderContext, tour: Tour): string[] => {
  const label = seatLabel(tour)
  const count = label === 'notConfirmedTour' ? tour.seatsToConfirm : tour.freeSeats
  return label === null ? [] : [t(`trip.${label}`, { count })]
}

const effortLines = ({ t, market }: RenderContext, { travel }: Compared): string[] => {
  const efforts = travel.itinerary.flatMap(({ days }) => days).flatMap(({ effort }) => effort ?? [])
  if (efforts.length === 0) return []
  const mean = efforts.reduce((sum, effort) => sum + effort, 0) / efforts.length
  return [
    t('compare.effortMean', { mean: formatNumber(market, mean, 1) }),
    t('compare.effortMost', { most: Math.max(...efforts) }),
  ]
}
