/** Evidence for a criterion. `review`: checked by a person; `absent`: does not apply to the site. */
export const CHECKS = ['rules', 'reflow', 'spacing', 'focus', 'tests', 'review', 'absent'] as const
export type Check = (typeof CHECKS)[number]

/** Checks that tests record for each page and state (tests/support/evidence.ts). */
export const NOTED_CHECKS = ['rules', 'reflow', 'spacing', 'focus'] as const satisfies readonly Check[]
export type NotedCheck = (typeof NOTED_CHECKS)[number]

/** The success criteria of WCAG 2.2, levels A and AA. A guard compares them with docs/accessibility.md. */
export const CRITERIA: Readonly<Record<string, readonly Check[]>> = {
  '1.1.1': ['rules', 'review'],
  '1.2.1': ['tests'],
  '1.2.2': ['absent'],
  '1.2.3': ['absent'],
  '1.2.4': ['absent'],
  '1.2.5': ['absent'],
  '1.3.1': ['rules', 'review'],
  '1.3.2': ['review'],
  '1.3.3': ['review'],
  '1.3.4': ['reflow'],
  '1.3.5': ['rules', 'review'],
  '1.4.1': ['rules', 'review'],
  '1.4.2': ['absent'],
  '1.4.3': ['rules'],
  '1.4.4': ['rules', 'reflow'],
  '1.4.5': ['review'],
  '1.4.10': ['reflow'],
  '1.4.11': ['tests', 'review'],
  '1.4.12': ['spacing'],
  '1.4.13': ['tests'],
  '2.1.1': ['rules', 'tests'],
  '2.1.2': ['tests'],
  '2.1.4': ['absent'],
  '2.2.1': ['rules', 'tests'],
  '2.2.2': ['tests'],
  '2.3.1': ['review'],
  '2.4.1': ['rules'],
  '2.4.2': ['rules', 'tests'],
  '2.4.3': ['tests'],
  '2.4.4': ['rules', 'review'],
  '2.4.5': ['tests'],
  '2.4.6': ['review'],
  '2.4.7': ['focus'],
  '2.4.11': ['focus'],
  '2.5.1': ['tests'],
  '2.5.2': ['review'],
  '2.5.3': ['rules'],
  '2.5.4': ['absent'],
  '2.5.7': ['tests'],
  '2.5.8': ['rules'],
  '3.1.1': ['rules'],
  '3.1.2': ['rules', 'review'],
  '3.2.1': ['review'],
  '3.2.2': ['tests'],
  '3.2.3': ['review'],
  '3.2.4': ['review'],
  '3.2.6': ['tests'],
  '3.3.1': ['tests'],
  '3.3.2': ['rules', 'review'],
  '3.3.3': ['tests'],
  '3.3.4': ['tests'],
  '3.3.7': ['tests'],
  '3.3.8': ['tests'],
  '4.1.2': ['rules'],
  '4.1.3': ['tests'],
}

/** Criteria that the site does not meet yet; the statement names them. */
export const UNMET: readonly string[] = []
