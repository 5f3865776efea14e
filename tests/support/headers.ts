import type { Answer } from './site.ts'

/** One header of an answer as text; several of the same name are joined. */
export const header = (answer: Answer, name: string): string => [answer.headers[name] ?? ''].flat().join(', ')

/** Set-Cookie lines by cookie name. */
export const cookies = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    [answer.headers['set-cookie'] ?? []].flat().map((line) => [line.slice(0, line.indexOf('=')), line]),
  )
