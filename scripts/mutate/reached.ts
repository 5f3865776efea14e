import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

const FILE = '.wrangler/mutants-reached'

export const recordReached = (ids: readonly string[]): void => {
  for (const id of ids) appendFileSync(FILE, `${id}\n`)
}

/** Ids recorded since the last call. */
export const takeReached = (): number[] => {
  if (!existsSync(FILE)) return []
  const ids = readFileSync(FILE, 'utf8').split('\n').filter(Boolean).map(Number)
  rmSync(FILE)
  return [...new Set(ids)]
}
