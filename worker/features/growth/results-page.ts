import { html } from 'hono/html'
import {
  type ArmResult,
  type Metric,
  MIN_DETECTABLE_EFFECT,
  type Results,
  resultsOf,
} from '../../../flags/experiments/results.ts'
import { isSignificant, MIN_CONVERSIONS, type Uplift } from '../../../flags/experiments/uplift.ts'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import type { ConversionKind } from '../../../shared/contracts/experiment-events.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { rememberedExperiments } from '../../flags/remember-experiments.ts'
import { RESULTS_PATH } from './experiments-page.ts'
import { type GrowthPage, type GrowthVisit, growthPage, percent, scrollTable, whole } from './growth-page.ts'
import { COUNTS_UNAVAILABLE, loadCounts } from './load-counts.ts'

const MAX_ID_LENGTH = 100

/** Results of an experiment: visitors, conversions, uplift, and whether they can be trusted. */
export const resultsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const { searchParams } = visit.url
  const id = searchParams.get('experiment') ?? ''
  const market = marketIdSchema.safeParse(searchParams.get('market')).data ?? null
  const { experiments } = await currentFlags(visit.env, visit.config)
  const remembered = (await rememberedExperiments(visit.env)).find((each) => each.id === id)
  const running = experiments.find((each) => each.id === id)
  const known = running ?? remembered
  const experiment = known === undefined ? null : { ...known, sharesChangedAt: remembered?.sharesChangedAt ?? null }
  const end = running === undefined ? (remembered?.goneAt ?? null) : null
  const counts = id.length > MAX_ID_LENGTH ? null : await loadCounts(visit, id, market, end)
  const title = experiment?.name ?? id.slice(0, MAX_ID_LENGTH)
  if (counts === null) return growthPage(title, COUNTS_UNAVAILABLE)
  if (experiment === null && market === null && counts.first === null)
    return growthPage('No such experiment', html`<p><a href="/__growth/experiments">All experiments</a></p>`, 404)
  const results = resultsOf(counts, experiment)
  return growthPage(
    title,
    html`
<p>${experiment === null ? '' : html`Experiment <code>${id}</code> of the flag <code>${experiment.flag}</code>.`}
${running === undefined ? `No longer in the payload${end === null ? '' : ` since ${end.slice(0, 10)}; conversions count up to then`}.` : ''}
${counts.first === null ? 'Nobody has seen it yet.' : `Seen from ${counts.first.slice(0, 10)} to ${counts.last?.slice(0, 10)}.`}
${counts.crossed === 0 ? '' : `${whole(counts.crossed)} of its visitors saw more than one variation and are left out.`}</p>
<nav class="choices" aria-label="Market">${[null, ...allMarkets].map((each) => marketLink(id, each, market))}</nav>
${splitCheck(results, experiment !== null)}
${crossedWarning(results)}
${results.metrics.map(metricTable)}
<h2>How to read it</h2>
<p>A visitor is a browser that agreed to analytics, counted once, from the first page that the experiment changes; a conversion counts once for each visitor, within 30 days of that. Each market knows a browser by itself: whoever visits two is a visitor of both. The intervals of a table hold the true changes with a probability of 95 %, all of them together, so they are wider where there are more variations. They are right for one look: decide on the day that was planned, not on the first day that looks good, and expect one in twenty experiments without any effect to look decided.</p>`,
  )
}

const marketLink = (experiment: string, market: (typeof allMarkets)[number] | null, chosen: string | null) => {
  const query = new URLSearchParams({ experiment, ...(market !== null && { market: market.id }) })
  const label = market?.label ?? 'All markets'
  return (market?.id ?? null) === chosen
    ? html`<strong aria-current="true">${label}</strong> `
    : html`<a href="${RESULTS_PATH}?${query}">${label}</a> `
}

/** @param isKnown whether the intended split is recorded */
const splitCheck = ({ sampleRatio, sharesChangedAt, metrics }: Results, isKnown: boolean) => {
  if (sharesChangedAt !== null)
    return html`<div class="warning" role="alert"><p><strong>Do not trust these results.</strong> Shares were changed on ${sharesChangedAt.slice(0, 10)}, while visitors were counted: one variation has more of those from before than another, and days differ. Start a new phase, which counts anew.</p></div>`
  const arms = metrics[0]?.arms ?? []
  const all = arms.reduce((sum, { visitors }) => sum + visitors, 0)
  if (all === 0) return ''
  if (!sampleRatio.alarm) {
    const expected = isKnown
      ? 'as was asked for'
      : 'as if equal shares were asked for, which only the payload could tell'
    return html`<p class="muted">Sample ratio: visitors are split ${expected}. Of healthy experiments ${percent(sampleRatio.p)} are split this unevenly or more.</p>`
  }
  const split = arms.map(
    ({ name, visitors, share }) => `${name} has ${percent(visitors / all)} instead of ${percent(share)}`,
  )
  const start = isKnown
    ? html`<strong>Do not trust these results.</strong> Visitors are not split as was asked for`
    : html`<strong>Do not trust these results if equal shares were asked for</strong>, which only the payload could tell. Visitors are not split like that`
  return html`<div class="warning" role="alert"><p>${start}: ${split.join(', ')}. By chance this happens ${odds(sampleRatio.p)}. Something loses or adds visitors of one variation: an error on its page, a robot, a redirect, or shares that were changed while it ran.${isKnown ? ' Find it, then start a new phase.' : ''}</p></div>`
}

const crossedWarning = ({ manyCrossed }: Results) =>
  manyCrossed
    ? html`<p class="warning" role="alert">Many visitors saw more than one variation and are left out. Something moves them: values or shares that were changed, another hash version, or two rules with one key. Who is left may be no fair sample.</p>`
    : ''

const NAMES: Record<ConversionKind, string> = {
  booking_click: 'Left for the booking site',
  booking: 'Booked there',
}

const COLUMNS = ['Visitors', 'Converted', 'Rate', 'Change, with its 95 % interval', 'Better than the control']

/** Phones show each variation as a list of figures, labelled by the columns. */
const metricTable = (metric: Metric) => html`
<h2>${NAMES[metric.kind]}</h2>
<p class="verdict">${describeResult(metric)}</p>
${scrollTable(
  NAMES[metric.kind],
  'figures results',
  ['Variation', ...COLUMNS].map((name) => html`<th scope="col">${name}</th>`),
  metric.arms.map(({ name, visitors, converted, rate, uplift }, i) => {
    const change = uplift && html`${signed(uplift.median)} (${interval(uplift)})${intervalBar(uplift, widest(metric))}`
    const cells = [
      whole(visitors),
      whole(converted),
      rate === null ? '' : percent(rate),
      i === 0 ? 'control' : (change ?? ''),
      uplift === null ? '' : likely(uplift.better),
    ]
    const row = cells.map((value, column) => html`<td data-label="${COLUMNS[column]}">${value}</td>`)
    return html`<tr><th scope="row">${name}</th>${row}</tr>`
  }),
)}`

/** The common scale of a metric's intervals. */
const widest = ({ arms }: Metric): number =>
  Math.max(...arms.flatMap(({ uplift }) => (uplift === null ? [] : [Math.abs(uplift.low), Math.abs(uplift.high)])))

/** Draws an interval as a bar around no change. */
const intervalBar = ({ low, median, high }: Uplift, most: number) => {
  const x = (change: number) => Number((100 + (change / most) * 96).toFixed(1))
  const kind = low > 0 ? 'better' : high < 0 ? 'worse' : 'open'
  return html`<svg class="interval ${kind}" viewBox="0 0 200 16" width="200" height="16" aria-hidden="true"><path d="M0 8h200" /><path d="M100 1v14" /><rect x="${x(low)}" y="5" width="${Math.max(x(high) - x(low), 1)}" height="6" rx="3" /><circle cx="${x(median)}" cy="8" r="4" /></svg>`
}

const describeResult = ({ verdict, arms, needed }: Metric): string => {
  const takes = `${percent(MIN_DETECTABLE_EFFECT)} more in eight of ten experiments, each variation takes ${whole(needed ?? 0)} visitors.`
  const plan = needed === null ? '' : ` To find ${takes}`
  const [control] = arms
  // Stopping on the first good day is stopping at random.
  const isEarly = needed !== null && arms.some(({ visitors }) => visitors < needed)
  switch (verdict) {
    case 'broken':
      return 'The split is wrong, so this says nothing.'
    case 'few':
      return `Too few have converted for a result: each variation needs at least ${MIN_CONVERSIONS}.${plan}`
    case 'open':
      return `Nothing is decided.${plan}`
    case 'decided':
      return arms
        .flatMap((arm) => describeArm(arm, control) ?? [])
        .concat(isEarly ? `This is early: to find ${takes}` : [])
        .join(' ')
  }
}

/** Null for an arm that does not differ from the control. */
const describeArm = ({ name, uplift, exact, ...own }: ArmResult, control: ArmResult | undefined): string | null => {
  if (uplift !== null && isSignificant(uplift))
    return `${name} converts ${uplift.low > 0 ? 'better' : 'worse'} than ${control?.name}: ${interval(uplift)}.`
  if (exact === null || control === undefined) return null
  return `${name} converts ${exact} than ${control.name}: ${rateOf(own)} instead of ${rateOf(control)}, too few for an interval.`
}

const rateOf = ({ converted, visitors }: Pick<ArmResult, 'converted' | 'visitors'>): string =>
  `${whole(converted)} of ${whole(visitors)}`

/** With a true minus sign. */
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`
const interval = ({ low, high }: Uplift): string => `${signed(low)} to ${signed(high)}`
const likely = (p: number): string => (p > 0.999 ? '> 99.9 %' : p < 0.001 ? '< 0.1 %' : percent(p))
const odds = (p: number): string =>
  p < 1e-9 ? 'practically never' : `once in ${whole(Math.round(1 / p))} healthy experiments`
