import { html } from 'hono/html'
import { currentFlags } from '../../flags/current-flags.ts'
import { rememberedExperiments } from '../../flags/remember-experiments.ts'
import { type GrowthPage, type GrowthVisit, growthPage, scrollTable, whole } from './growth-page.ts'
import { COUNTS_UNAVAILABLE, loadCountedExperiments } from './load-counts.ts'

export const RESULTS_PATH = '/__growth/results'

/** Lists every experiment that runs or has events. */
export const experimentsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const { experiments } = await currentFlags(visit.env, visit.config)
  const counted = await loadCountedExperiments(visit)
  if (counted === null) return growthPage('Experiments', COUNTS_UNAVAILABLE)
  const remembered = await rememberedExperiments(visit.env)
  const ids = new Set([...experiments.map(({ id }) => id), ...counted.map(({ experiment }) => experiment)])
  const rows = [...ids].map((id) => {
    const running = experiments.find((each) => each.id === id)
    const name = (running ?? remembered.find((each) => each.id === id))?.name ?? id
    const found = counted.find(({ experiment }) => experiment === id)
    return html`<tr><th scope="row"><a href="${RESULTS_PATH}?${new URLSearchParams({ experiment: id })}">${name}</a>${name === id ? '' : html`<br /><small>${id}</small>`}</th><td class="text">${running?.flag ?? html`<span class="muted">no longer in the payload</span>`}</td><td>${whole(found?.visitors ?? 0)}</td><td>${found?.first.slice(0, 10) ?? ''}</td><td>${found?.last.slice(0, 10) ?? ''}</td></tr>`
  })
  const columns = html`<th scope="col">Experiment</th><th class="text" scope="col">Flag</th><th scope="col">Visitors</th><th scope="col">Seen from</th><th scope="col">To</th>`
  return growthPage(
    'Experiments',
    html`
<p>Experiments in the payload, and those with events from the last 180 days.</p>
${
  rows.length === 0
    ? html`<section class="card"><h2>None yet</h2><p>The payload runs no experiment, and none was counted in the last 180 days. To start one, add an experiment rule to a flag in GrowthBook: hash attribute <code>deviceId</code>, hash version 2, and values of the flag as variations. It is listed here as soon as its payload has arrived.</p><p><a href="/__growth">All flags</a> · <a href="/__growth/preview">Preview links</a></p></section>`
    : scrollTable('Experiments', 'figures', columns, rows)
}`,
  )
}
