import type { z } from 'zod'
import { counted } from '../counted.ts'

/** Problems by the name of their field; '' for the whole form. */
export type Problems = ReadonlyMap<string, readonly string[]>

export const problemsOf = (error: z.ZodError, value: unknown): Problems => {
  const problems = new Map<string, string[]>()
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    problems.set(name, [...(problems.get(name) ?? []), textOf(issue, valueAt(value, issue.path))])
  }
  return problems
}

/** Reasons of an operation, of which some begin with the name of their field. */
export const reasonsOf = (reasons: readonly string[], names: (name: string) => boolean): Problems => {
  const problems = new Map<string, string[]>()
  for (const reason of reasons) {
    const [, name = '', text = ''] = /^([\w.]+): (.*)$/s.exec(reason) ?? []
    const [key, shown] = name !== '' && names(name) ? [name, text] : ['', reason]
    problems.set(key, [...(problems.get(key) ?? []), shown])
  }
  return problems
}

/** Reasons of an operation, beside the fields of a value. */
export const reasonsIn = (reasons: readonly string[], value: unknown): Problems =>
  reasonsOf(reasons, (name) => name.split('.')[0]! in ((value ?? {}) as object))

export const sentencesOf = (problems: Problems): string[] =>
  [...problems].map(([name, texts]) => `${name} ${texts.join('; ')}`.trim())

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((each, key) => (each as Record<PropertyKey, unknown> | undefined)?.[key], value)

const textOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  const isMissing = value === undefined || value === null || value === ''
  if (isMissing && issue.code !== 'custom') return 'is missing'
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `needs at least ${counted(Number(issue.minimum), 'character')}; it has ${String(value).length}`
  if (issue.code === 'too_small' && issue.origin === 'array') return `needs at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `has ${counted(String(value).length, 'character')}; at most ${issue.maximum} are shown`
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return 'must be a number such as 12 or 1649.50, without a separator of thousands'
  if (issue.code === 'invalid_type')
    return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'must be a day that exists, such as 2027-06-05'
  // Most keys have no text of their own.
  if (issue.code === 'invalid_format' && issue.format === 'regex' && issue.message.startsWith('Invalid'))
    return 'needs lower-case letters, digits and hyphens'
  return issue.message
}
