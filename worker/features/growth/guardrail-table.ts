import { html } from 'hono/html'
import type { Results } from '../../../flags/experiments/results.ts'
import { METRIC_NAMES, MIN_VISITORS, metricName } from './describe-result.ts'
import { percent, scrollTable, whole } from './growth-page.ts'

/** @param canJudge whether harm is told, beside the figures */
export const guardrailTable = (results: Results, canJudge: boolean) => {
  const { guardrails, arms, isBroken } = results
  return html`
<h2>Guardrails</h2>
${canJudge ? verdictOf(results) : ''}
${scrollTable(
  'Guardrails',
  'figures results',
  ['Share of visitors', ...arms.map(({ name }) => name)].map((name) => html`<th scope="col">${name}</th>`),
  guardrails.map(({ kind, rates, harmedBy }) => {
    const cells = rates.map(({ visitors, converted }, i) => {
      const name = arms[i]?.name ?? ''
      const isHarmed = canJudge && !isBroken && harmedBy.includes(name)
      return html`<td data-label="${name}">${visitors === 0 ? html`<span class="muted">not measured</span>` : html`${isHarmed ? html`<strong class="harm">${percent(converted / visitors)}: harm</strong>` : percent(converted / visitors)} <small>of ${whole(visitors)}</small>`}</td>`
    })
    return html`<tr><th scope="row">${METRIC_NAMES[kind]}</th>${cells}</tr>`
  }),
)}`
}

const verdictOf = ({ guardrails, arms, isBroken }: Results) => {
  if (isBroken) return html`<p class="verdict">The split is wrong, so these say nothing.</p>`
  const harmed = guardrails.filter(({ harmedBy }) => harmedBy.length > 0)
  if (harmed.length > 0)
    return html`<div class="warning" role="alert">${harmed.map(
      ({ kind, harmedBy }) =>
        html`<p><strong>${harmedBy.join(', ')} does harm</strong>: ${metricName(kind)}. Stop it, whatever the goal says.</p>`,
    )}</div>`
  const unmeasured = guardrails.filter(
    ({ rates }) => arms.length === 0 || rates.some(({ visitors }) => visitors < MIN_VISITORS),
  )
  if (unmeasured.length === guardrails.length)
    return html`<p class="verdict">${guardrails.some(({ rates }) => rates.some(({ visitors }) => visitors > 0)) ? 'Too few are measured to tell.' : 'Nothing measured yet.'}</p>`
  const names = unmeasured.map(({ kind }) => metricName(kind)).join('; ')
  return html`<p class="verdict">No sign of harm. Of a hundred harmless experiments at most five are ever flagged.${names && ` Too few measured in a variation: ${names}.`}</p>`
}
