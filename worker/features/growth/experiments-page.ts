import { html } from 'hono/html'
import { resultsOf } from '../../../flags/experiments/results.ts'
import { flags } from '../../../flags/registry.ts'
import type { CountedExperiment } from '../../../shared/contracts/experiment-events.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { rememberedExperiments } from '../../flags/remember-experiments.ts'
import { daysLeft } from './describe-result.ts'
import { endingChecklist } from './ending-checklist.ts'
import { COLUMNS, experimentRow } from './experiment-row.ts'
import { type ListedExperiment, listExperiments } from './experiment-states.ts'
import { type GrowthPage, type GrowthVisit, growthPage, scrollTable } from './growth-page.ts'
import { COUNTS_UNAVAILABLE, loadCountedExperiments, loadCounts } from './load-counts.ts'

/** Lists what runs, what can be started, and what has ended. */
export const experimentsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const { payload } = await currentFlags(visit.env, visit.config)
  const counted = await loadCountedExperiments(visit)
  const remembered = await rememberedExperiments(visit.env)
  const listed = listExperiments(payload, remembered, counted?.map(({ experiment }) => experiment) ?? [])
  const inUse = new Set(listed.flatMap(({ state, flag }) => (state === 'ended' ? [] : [flag])))
  const rowOf = async (each: ListedExperiment) => {
    const canEnd = each.state === 'running' || (each.state === 'ended' && !inUse.has(each.flag))
    const end = each.experiment?.goneAt ?? null
    let seen = counted?.find(({ experiment }) => experiment === each.id)
    // The list sums all hours; only flags that are still in the code have a winner to choose.
    if (seen !== undefined && end !== null && canEnd && Object.hasOwn(flags, each.flag ?? '')) {
      const { arms, crossed } = (await loadCounts(visit, seen.experiment, null, end)) ?? seen
      seen = { ...seen, arms, crossed, visitors: arms.reduce((sum, { visitors }) => sum + visitors, 0) }
    }
    const progress = seen === undefined ? null : progressOf(each, seen)
    return experimentRow(each, {
      progress: each.state === 'running' ? progress : null,
      seen,
      checklist: canEnd ? endingChecklist(payload, each, progress) : null,
    })
  }
  return growthPage(
    'Experiments',
    html`
<p>What the payload runs, what could start, and what ended in the last 180 days. To start one, add an experiment rule to its flag in GrowthBook: hash attribute <code>deviceId</code>, hash version 2, and values of the flag as variations.</p>
${counted === null ? COUNTS_UNAVAILABLE : ''}
${scrollTable(
  'Experiments',
  'results experiments',
  ['Experiment', ...COLUMNS].map((column) => html`<th scope="col">${column}</th>`),
  await Promise.all(listed.map(rowOf)),
)}`,
  )
}

const progressOf = ({ experiment }: ListedExperiment, counts: CountedExperiment) => {
  const results = resultsOf(counts, experiment)
  return { results, days: daysLeft(results, counts) }
}
