import type { FeatureApiResponse } from '@growthbook/growthbook'
import { html } from 'hono/html'
import { type FlagName, flags } from '../../../flags/registry.ts'
import { canBeDecided, describeResult, type Progress } from './describe-result.ts'
import { describeValue } from './describe-rule.ts'
import type { ListedExperiment } from './experiment-states.ts'
import { resultsHref } from './growth-page.ts'

export type Checklist = NonNullable<ReturnType<typeof endingChecklist>>

/** What ends an experiment, step by step, with what is done already; null if its flag is unknown. */
export const endingChecklist = (
  payload: FeatureApiResponse,
  { id, flag, rule }: ListedExperiment,
  progress: Progress | null,
) => {
  if (id === null || flag === null) return null
  const hasRule = rule !== null
  const declared = Object.hasOwn(flags, flag) ? flags[flag as FlagName] : null
  const feature = payload.features?.[flag]
  // The goal goes with the flag, and code that shows one value has chosen it.
  const isChosen = declared === null || (progress !== null && canBeDecided(progress))
  const isArchived = feature === undefined && declared === null
  const steps = [
    [
      isChosen,
      'Choose the winner',
      html`${progress && declared && outcome(progress, hasRule)} <a href="${resultsHref(id)}">Results</a>`,
    ],
    [
      !hasRule,
      'Change the payload',
      hasRule
        ? html`In GrowthBook, make the winner the default of <code>${flag}</code> and stop the experiment.`
        : `Its default is ${describeValue(feature?.defaultValue ?? declared?.default)}.`,
    ],
    [
      declared === null,
      'Remove the code path',
      declared === null
        ? ''
        : html`Make the winner the default in <code>flags/registry.ts</code>, delete what other values show, then the flag, before it expires on ${declared.expires}. <a href="/__growth/flags#${flag}">Flag</a>`,
    ],
    [isArchived, 'Archive the flag', isArchived ? '' : 'In GrowthBook, once the code is released without it.'],
  ] as const
  const count = steps.filter(([isDone]) => isDone).length
  return {
    title: `${count} of ${steps.length} steps to end it`,
    markup: html`<h3>To end it</h3>
<ol class="steps">${steps.map(([isDone, title, text]) => html`<li${isDone ? html` class="done"` : ''}><strong>${title}</strong>${isDone ? ' (done)' : ''}<br />${text}</li>`)}</ol>`,
  }
}

const outcome = (progress: Progress, isRunning: boolean): string => {
  if (!isRunning && !canBeDecided(progress)) return 'Ended without a decision.'
  return describeResult(progress.results, isRunning ? progress.days : null)
}
