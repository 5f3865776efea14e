import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Hash of all given files and folders, by name and content. */
export const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(path)) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.name === 'node_modules' ? [] : filesUnder(join(path, entry.name))))
}

/** Runs the work unless the stamp has this hash. Returns true if it ran. */
export const unlessUpToDate = async (
  stamp: string,
  hash: string,
  work: () => void | Promise<void>,
): Promise<boolean> => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // Interrupted work leaves no stamp of the earlier result.
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
