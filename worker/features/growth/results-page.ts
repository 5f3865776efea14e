import { html } from 'hono/html'
import type { Difference } from '../../../flags/experiments/interval.ts'
import { type ArmResult, type Results, resultsOf } from '../../../flags/experiments/results.ts'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { rememberedExperiments } from '../../flags/remember-experiments.ts'
import { daysLeft, describeResult, interval, metricName, points } from './describe-result.ts'
import { listExperiments } from './experiment-states.ts'
import {
  type GrowthPage,
  type GrowthVisit,
  growthPage,
  percent,
  resultsHref,
  scrollTable,
  whole,
} from './growth-page.ts'
import { guardrailTable } from './guardrail-table.ts'
import { COUNTS_UNAVAILABLE, loadCounts } from './load-counts.ts'

const MAX_ID_LENGTH = 100

const WITHOUT_CONSENT = allMarkets
  .filter(({ consent }) => consent.experiments === 'necessary')
  .map(({ label }) => label)
  .join(', ')

/** Results of an experiment: its traffic, whether that can be trusted, its goal, and guardrails. */
export const resultsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const { searchParams } = visit.url
  const id = searchParams.get('experiment') ?? ''
  const market = marketIdSchema.safeParse(searchParams.get('market')).data ?? null
  const { payload } = await currentFlags(visit.env, visit.config)
  const all = listExperiments(payload, await rememberedExperiments(visit.env), [id])
  const listed = all.find((each) => each.id === id)
  const experiment = listed?.experiment ?? null
  const end = experiment?.goneAt ?? null
  const counts = id.length > MAX_ID_LENGTH ? null : await loadCounts(visit, id, market, end)
  const title = experiment?.name ?? id.slice(0, MAX_ID_LENGTH)
  if (counts === null) return growthPage(title, COUNTS_UNAVAILABLE)
  if (experiment === null && market === null && counts.first === null)
    return growthPage('No such experiment', html`<p><a href="/__growth">All experiments</a></p>`, 404)
  const results = resultsOf(counts, experiment)
  return growthPage(
    title,
    html`
<p>${experiment === null ? '' : html`Experiment <code>${id}</code> of the flag <code>${experiment.flag}</code>.`}
${listed?.state === 'ended' ? `No longer in the payload${end === null ? '' : ` since ${end.slice(0, 10)}; conversions count up to then`}.` : ''}
${counts.first === null ? 'Nobody has seen it yet.' : `Seen from ${counts.first.slice(0, 10)} to ${counts.last?.slice(0, 10)}.`}
${counts.crossed === 0 ? '' : `${whole(counts.crossed)} of its visitors saw more than one variation and are left out.`}</p>
<nav class="choices" aria-label="Market">${[null, ...allMarkets].map((each) => marketLink(id, each, market))}</nav>
${splitCheck(results, experiment !== null)}
${crossedWarning(results)}
${market === null ? '' : html`<p>One market decides nothing: plan and verdict are those of <a href="${resultsHref(id)}">all markets</a>.</p>`}
${goalTable(results, market === null ? describeResult(results, listed?.state === 'ended' ? null : daysLeft(results, counts)) : null)}
${guardrailTable(results, market === null)}
<h2>How to read it</h2>
<p>A visitor is a browser that agreed to analytics, or, where the market needs no consent (${WITHOUT_CONSENT}), did not refuse them, counted once, from the first page that the experiment changes; a conversion counts once for each visitor, within 30 days of that. Browsers measure a share of the pages; of each visitor the first measured page that the experiment changes counts. Each market knows a browser by itself: whoever visits two is a visitor of both. Look as often as you like: of a hundred experiments without any effect at most five ever show one. The interval is the asymptotic confidence sequence of Waudby-Smith et al. (Time-uniform central limit theory, 2021), at 5 % for all variations together. Decide by the goal alone, in all markets together; guardrails only stop a variation.</p>`,
  )
}

const marketLink = (experiment: string, market: (typeof allMarkets)[number] | null, chosen: string | null) => {
  const label = market?.label ?? 'All markets'
  return (market?.id ?? null) === chosen
    ? html`<strong aria-current="true">${label}</strong> `
    : html`<a href="${resultsHref(experiment, market?.id)}">${label}</a> `
}

/** @param isKnown whether the intended split is recorded */
const splitCheck = ({ isSkewed, sharesChangedAt, arms }: Results, isKnown: boolean) => {
  if (sharesChangedAt !== null)
    return html`<div class="warning" role="alert"><p><strong>Do not trust these results.</strong> Shares were changed on ${sharesChangedAt.slice(0, 10)}, while visitors were counted: one variation has more of those from before than another, and days differ. Start a new phase, which counts anew.</p></div>`
  const all = arms.reduce((sum, { visitors }) => sum + visitors, 0)
  if (all === 0) return ''
  if (!isSkewed) {
    const expected = isKnown
      ? 'as was asked for'
      : 'as if equal shares were asked for, which only the payload could tell'
    return html`<p class="muted">Sample ratio: visitors are split ${expected}.</p>`
  }
  const split = arms.map(
    ({ name, visitors, share }) => `${name} has ${percent(visitors / all)} instead of ${percent(share)}`,
  )
  const start = isKnown
    ? html`<strong>Do not trust these results.</strong> Visitors are not split as was asked for`
    : html`<strong>Do not trust these results if equal shares were asked for</strong>, which only the payload could tell. Visitors are not split like that`
  return html`<div class="warning" role="alert"><p>${start}: ${split.join(', ')}. Of a hundred healthy experiments at most one ever looks like this. Something loses or adds visitors of one variation: an error on its page, a robot, a redirect, or shares that were changed while it ran.${isKnown ? ' Find it, then start a new phase.' : ''}</p></div>`
}

const crossedWarning = ({ manyCrossed }: Results) =>
  manyCrossed
    ? html`<p class="warning" role="alert">Many visitors saw more than one variation and are left out. Something moves them: values or shares that were changed, another hash version, or two rules with one key. Who is left may be no fair sample.</p>`
    : ''

const COLUMNS = ['Visitors', 'Of the traffic', 'Converted', 'Rate', 'Change in points, with its interval']

/**
 * Phones show each variation as a list of figures, labelled by the columns.
 * @param verdict null: only figures, no change
 */
const goalTable = ({ arms, goal }: Results, verdict: string | null) => {
  const all = arms.reduce((sum, { visitors }) => sum + visitors, 0)
  const columns = COLUMNS.slice(0, goal === null ? 2 : verdict === null ? 4 : COLUMNS.length)
  const title = goal === null ? 'Traffic' : `Goal: ${metricName(goal.kind)}`
  return html`
<h2>${title}</h2>
${verdict === null ? '' : html`<p class="verdict">${verdict}</p>`}
${scrollTable(
  title,
  'figures results',
  ['Variation', ...columns].map((name) => html`<th scope="col">${name}</th>`),
  arms.map(({ name, visitors, converted, difference }, i) => {
    const change =
      difference &&
      html`${points(difference.estimate)} (${interval(difference)})${intervalBar(difference, widest(arms))}`
    const cells = [
      whole(visitors),
      all === 0 ? '' : percent(visitors / all),
      whole(converted),
      visitors === 0 ? '' : percent(converted / visitors),
      i === 0 ? 'control' : (change ?? ''),
    ]
    const row = columns.map((column, nth) => html`<td data-label="${column}">${cells[nth]}</td>`)
    return html`<tr><th scope="row">${name}</th>${row}</tr>`
  }),
)}`
}

/** The common scale of the intervals. */
const widest = (arms: readonly ArmResult[]): number =>
  Math.max(
    ...arms.flatMap(({ difference }) => (difference ? [Math.abs(difference.low), Math.abs(difference.high)] : [])),
  )

/** Draws an interval as a bar around no change. */
const intervalBar = ({ low, estimate, high }: Difference, most: number) => {
  const x = (change: number) => Number((100 + (change / most) * 96).toFixed(1))
  const kind = low > 0 ? 'better' : high < 0 ? 'worse' : 'open'
  return html`<svg class="interval ${kind}" viewBox="0 0 200 16" width="200" height="16" aria-hidden="true"><path d="M0 8h200" /><path d="M100 1v14" /><rect x="${x(low)}" y="5" width="${Math.max(x(high) - x(low), 1)}" height="6" rx="3" /><circle cx="${x(estimate)}" cy="8" r="4" /></svg>`
}
