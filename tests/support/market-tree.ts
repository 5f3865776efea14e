import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addPseudoMarket, PSEUDO } from './pseudo-market.ts'
import { removeStaleCopies } from './state.ts'

/** On the same disk as the linked files; ignored by git, linter and vitest. */
const TREES = '.wrangler/market-trees'

export type Tree = {
  folder: string
  /** Runs a command and returns its output; throws with the end of it on failure. */
  run: (command: string, words: readonly string[]) => Promise<string>
  remove: () => void
}

/** Variables that vitest sets for its own run. */
const OF_THIS_RUN = /^(VITE|TEST$|NODE_ENV$|DEV$|PROD$|SSR$|MODE$|BASE_URL$|JEST_)/

const SHOWN_LINES = 80

/** A copy of the tree with the pseudo-market. */
export const createTree = (): Tree => {
  const folder = join(TREES, String(process.pid))
  removeStaleCopies(TREES)
  copyTree(folder)
  // Hard links, because tools resolve links to folders; the files are read only.
  const linked = spawnSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')], { encoding: 'utf8' })
  if (linked.status !== 0) throw new Error(linked.stderr)
  addPseudoMarket(folder)
  return {
    folder,
    run: (command, words) => runIn(folder, command, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Copies what git tracks or would track. Modules of a folder below this one are those of this one. */
export const copyTree = (folder: string): void => {
  for (const file of filesOf('.')) copy(file, join(folder, file))
}

/** Files that git tracks or would track, without build output. */
const filesOf = (root: string): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** Runs a command in a copy of the tree and returns its output; throws with the end of it on failure. */
export const runIn = (folder: string, command: string, words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const own = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))
    const child = spawn(command, words, {
      cwd: folder,
      env: {
        ...Object.fromEntries(own),
        MARKETS: PSEUDO,
        BRIEFLY: 'yes',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
      if (status === 0) resolve(output)
      else reject(new Error(`${command} ${words.join(' ')} ended with ${status} in ${folder}:\n${end}`))
    })
  })
