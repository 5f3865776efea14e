import type { z } from 'zod'

/** `path` has `[]` in place of positions in lists; `times` is how many values have it. */
export type Issue = { path: string; message: string; times: number }

type ZodIssue = z.core.$ZodIssue

/** All issues of a response; those of a union are those of the alternative that it fits best. */
export const issuesOf = ({ issues }: z.ZodError): Issue[] => {
  const counted = new Map<string, Issue>()
  for (const { path, message } of issues.flatMap((issue) => flattened(issue, []))) {
    const shown = path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')
    const key = `${shown} ${message}`
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { path: shown, message, times: 1 })
    else known.times++
  }
  return [...counted.values()]
}

type Place = { path: PropertyKey[]; message: string }

const flattened = (issue: ZodIssue, above: PropertyKey[]): Place[] => {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: issue.message }]
  const [best = []] = issue.errors.toSorted((a, b) => deepest(b) - deepest(a) || a.length - b.length)
  return best.flatMap((each) => flattened(each, path))
}

/** An alternative that fails further down is the one that was meant. */
const deepest = (issues: ZodIssue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))
