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

/**
 * Runs the work unless the stamp has this hash and all that the work has written is there. Returns true if it ran.
 * @param outputs files, each with what must stay as it is, such as its size
 */
export const unlessUpToDate = async (
  stamp: string,
  hash: string,
  outputs: () => readonly string[],
  work: () => void | Promise<void>,
): Promise<boolean> => {
  const [before, ...written] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (before === hash) {
    const present = new Set(outputs())
    const lost = written.filter((output) => !present.has(output))
    if (lost.length === 0) return false
    console.log(
      `Missing or changed, and made again: ${lost.slice(0, MAX_NAMED).join(', ')}${lost.length > MAX_NAMED ? ' …' : ''}`,
    )
  }
  // Interrupted work leaves no stamp of the earlier result.
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, [hash, ...outputs()].join('\n'))
  return true
}

const MAX_NAMED = 3
