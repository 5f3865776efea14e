import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES, MARKET_IDS } from '../markets/market-id.ts'

/** Committed. */
const RECORD = 'tests/support/tested-market-code.txt'

const IDS = [...new Set<string>([...MARKET_IDS, ...LANGUAGES])].join('|')
/** The lists of markets, tables by market or language, and their ids. */
const NAMES_MARKETS = new RegExp(
  `\\b(?:MARKET_IDS|LANGUAGES|Record<(?:MarketId|Language))\\b|\\bmarkets\\b(?!/)|'(?:${IDS})'|^ *(?:${IDS}): `,
  'm',
)
/** The test of a new market, and what it does to the tree. */
const TEST = /^tests\/(?:integration\/pseudo-market\.test|support\/(?:pseudo-\w+|market-tree))\.ts$/
const CODE = /^(?!tests\/|bench\/).*(?<!\.test)\.tsx?$|wrangler\.toml$/

/**
 * True for code on which the test of a new market depends: market folders without their messages, which the tests of
 * every run compare, and files that name markets.
 */
export const isMarketCode = (file: string, text: string): boolean =>
  TEST.test(file) ||
  (CODE.test(file) && (file.startsWith('markets/') || file.endsWith('wrangler.toml') || NAMES_MARKETS.test(text)))

/** Hash of the market code by name and content. Throws outside a git repository. */
export const marketCodeHash = (): string => {
  const hash = createHash('sha256')
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files
    .split('\n')
    .filter((each) => each !== '' && existsSync(each))
    .sort()) {
    const text = CODE.test(file) || TEST.test(file) ? readFileSync(file, 'utf8') : ''
    if (isMarketCode(file, text)) hash.update(file).update('\0').update(text).update('\0')
  }
  return hash.digest('hex')
}

/** Hash with which a new market last passed its tests. */
export const testedMarketCode = (): string | null => (existsSync(RECORD) ? readFileSync(RECORD, 'utf8').trim() : null)

/** Records a hash with which a new market has passed its tests. */
export const recordTestedMarketCode = (hash: string): void => writeFileSync(RECORD, `${hash}\n`)
