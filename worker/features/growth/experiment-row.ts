import { html, raw } from 'hono/html'
import { type FlagName, flags } from '../../../flags/registry.ts'
import type { Rule } from '../../../flags/shared-rules.ts'
import type { CountedExperiment } from '../../../shared/contracts/experiment-events.ts'
import { canBeDecided, METRIC_NAMES, type Progress } from './describe-result.ts'
import { describeRule } from './describe-rule.ts'
import type { Checklist } from './ending-checklist.ts'
import { coverageOf, type ListedExperiment } from './experiment-states.ts'
import { percent, resultsHref, whole } from './growth-page.ts'
import { previewButtons } from './preview-buttons.ts'

export const COLUMNS = ['Status', 'Traffic', 'Duration', 'Goal', 'Owner'] as const

const STATES: Record<ListedExperiment['state'], string> = { running: 'Running', draft: 'Draft', ended: 'Ended' }

type Known = { progress: Progress | null; seen: CountedExperiment | undefined; checklist: Checklist | null }

/** A line of figures, and below it what unfolds: rule, previews and the steps to end it. */
export const experimentRow = (listed: ListedExperiment, known: Known) => {
  const { id, name, state, flag } = listed
  const declared = flag !== null && Object.hasOwn(flags, flag) ? flags[flag as FlagName] : null
  const cells = [
    html`<span class="pill ${state}">${STATES[state]}</span>`,
    html`${traffic(listed)}${known.seen && html`<small>${whole(known.seen.visitors)} ${known.seen.visitors === 1 ? 'visitor' : 'visitors'}</small>`}`,
    html`${timeLeft(known.progress)}${known.seen && html`<small>${period(listed, known.seen)}</small>`}`,
    declared?.goal === undefined
      ? html`<span class="muted">none declared</span>`
      : html`${METRIC_NAMES[declared.goal.kind]}<small>${percent(declared.goal.rate)} of visitors without it</small>`,
    declared?.owner,
  ]
  const others = [flag, id].filter((part) => part !== null && part !== name)
  return html`<tr><th scope="row">${id === null ? name : html`<a href="${resultsHref(id)}">${name}</a>`}${others.length > 0 && html`<small>${others.join(' · ')}</small>`}</th>${COLUMNS.map((column, i) => html`<td data-label="${column}">${cells[i]}</td>`)}</tr>
${details(listed, known.checklist)}`
}

/** A bar: the share of fitting visitors in the experiment, and the variations' parts of it. */
const traffic = ({ rule, experiment }: ListedExperiment) => {
  if (rule === null || experiment === null) return ''
  const coverage = coverageOf(rule)
  const all = experiment.variations.reduce((sum, { share }) => sum + share, 0) || 1
  let x = 0
  const parts = experiment.variations.map(({ share }) => {
    const width = (share / all) * coverage * 100
    x += width
    return `<rect x="${x - width}" width="${width}" height="8" />`
  })
  return html`<svg class="traffic" viewBox="0 0 100 8" preserveAspectRatio="none" width="160" height="8" aria-hidden="true">${raw(parts.join(''))}</svg>${percent(coverage)}`
}

const timeLeft = (progress: Progress | null) => {
  if (progress === null) return ''
  const { results, days } = progress
  if (results.isBroken) return html`<strong class="harm">Split is wrong</strong>`
  if (results.guardrails.some(({ harmedBy }) => harmedBy.length > 0))
    return html`<strong class="harm">Does harm</strong>`
  if (canBeDecided(progress)) return html`<strong>${days === 0 ? 'Plan reached' : 'Decided'}</strong>`
  if (days === null) return results.goal === null ? '' : 'Not all variations seen'
  return `About ${whole(days)} days left`
}

const period = ({ state, experiment }: ListedExperiment, { first, last }: CountedExperiment): string =>
  state === 'running'
    ? `since ${first.slice(0, 10)}`
    : `${first.slice(0, 10)} to ${(experiment?.goneAt ?? last).slice(0, 10)}`

const inWords = (rule: Rule) => describeRule(rule) ?? html`<code>${JSON.stringify(rule)}</code>`

const details = ({ flag, rule, earlier = [] }: ListedExperiment, checklist: Checklist | null) => {
  const previews = flag === null ? null : previewButtons(flag, rule)
  const parts = [
    rule &&
      ([
        'Rule',
        html`<h3>Rule</h3>${earlier.length > 0 && html`<p>Of those for whom no earlier rule decides:</p><ol>${earlier.map((each) => html`<li>${inWords(each)}</li>`)}</ol>`}<p>${inWords(rule)}</p>`,
      ] as const),
    previews && (['Previews', previews] as const),
    checklist && ([checklist.title, checklist.markup] as const),
  ].filter((part) => part !== null)
  if (parts.length === 0) return ''
  return html`<tr class="more"><td colspan="${COLUMNS.length + 1}"><details><summary>${parts.map(([title]) => title).join(' · ')}</summary><div class="parts">${parts.map(([, markup]) => html`<div>${markup}</div>`)}</div></details></td></tr>`
}
