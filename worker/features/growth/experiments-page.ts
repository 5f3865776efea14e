import { html } from 'hono/html'
import type { CountedExperiment } from '../../../shared/contracts/experiment-events.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { rememberedExperiments } from '../../flags/remember-experiments.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { type GrowthPage, type GrowthVisit, growthPage, type Markup } from './growth-page.ts'
import { loadCounted } from './load-counts.ts'

export const RESULTS_PATH = '/__growth/results'

/** Lists every experiment that runs or has events. */
export const experimentsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const { experiments } = await currentFlags(visit.env, visit.config)
  const counted = await loadCounted(visit).catch((error: unknown) => recordFailure(visit, error))
  if (counted === null) return growthPage('Experiments', NOT_ANSWERED)
  const running = experiments.map(({ id, name, flag }) => ({
    id,
    name,
    flag,
    counted: counted.find(({ experiment }) => experiment === id),
  }))
  const remembered = await rememberedExperiments(visit.env)
  const over = counted
    .filter(({ experiment }) => experiments.every(({ id }) => id !== experiment))
    .map((each) => {
      const name = remembered.find(({ id }) => id === each.experiment)?.name ?? each.experiment
      return { id: each.experiment, name, flag: null, counted: each }
    })
  const all = [...running, ...over]
  return growthPage(
    'Experiments',
    html`
<p>Those of the payload, and those that have been in it: events are kept for 180 days.</p>
${
  all.length === 0
    ? html`<section class="card"><h2>None yet</h2><p>The payload runs no experiment, and none was counted in the last 180 days. One begins with an experiment rule of a flag in GrowthBook: hash attribute <code>deviceId</code>, hash version 2, and values of the flag as variations. It is here as soon as its payload has arrived.</p><p><a href="/__growth">Which flags there are</a> · <a href="/__growth/preview">what each looks like</a></p></section>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Experiments"><table class="figures">
<thead><tr><th scope="col">Experiment</th><th class="text" scope="col">Flag</th><th scope="col">Visitors</th><th scope="col">Seen from</th><th scope="col">To</th></tr></thead>
<tbody>${all.map(
        ({ id, name, flag, counted: found }) =>
          html`<tr><th scope="row"><a href="${RESULTS_PATH}?${new URLSearchParams({ experiment: id })}">${name}</a>${name === id ? '' : html`<br /><small>${id}</small>`}</th><td class="text">${flag ?? html`<span class="muted">no longer in the payload</span>`}</td><td>${whole(found?.visitors ?? 0)}</td>${days(found)}</tr>`,
      )}</tbody></table></div>`
}`,
  )
}

const days = (found: CountedExperiment | undefined) =>
  html`<td>${found?.first.slice(0, 10) ?? ''}</td><td>${found?.last.slice(0, 10) ?? ''}</td>`

/** Formats an integer: 12,345. */
export const whole = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

export const NOT_ANSWERED: Markup = html`<p class="warning" role="alert">The back end does not tell what it has counted. Try again in a minute; the log says why.</p>`

/** The cause is in the log. */
export const recordFailure = (visit: GrowthVisit, error: unknown): null => {
  recordRequestError(visit.log, 'experiment counts', error)
  return null
}
