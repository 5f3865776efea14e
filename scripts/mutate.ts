import { createHash } from 'node:crypto'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { distFolder } from './build/build-info.ts'
import { AREAS, type AreaName, isAreaName, mutantsOfArea } from './mutate/areas.ts'
import { isEquivalent, mutationOf } from './mutate/equivalents.ts'
import type { Mutant } from './mutate/find-mutants.ts'
import { mutantSwitches } from './mutate/insert-switches.ts'
import type { Project } from './mutate/run-tests.ts'
import { createTestProcess } from './mutate/test-process.ts'

const USAGE = `npm run mutate [-- <area>… --sample <mutants per area> --seed <text> --file <part of a path> --unit --killers]
areas: ${Object.keys(AREAS).join(' ')}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    unit: { type: 'boolean', default: false },
    killers: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const names = positionals.length === 0 ? Object.keys(AREAS) : positionals
const areas = names.filter(isAreaName)
if (values.help || areas.length < names.length) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
setPriority(15)
mkdirSync('.wrangler', { recursive: true })

/** The same mutants for a seed, also after other lines have changed. */
const sampleOf = (mutants: readonly Mutant[]): Mutant[] => {
  const rank = ({ file, source, original, replacement }: Mutant): string =>
    createHash('sha256').update([values.seed, file, source, original, replacement].join('\0')).digest('hex')
  const size = values.sample === 'all' ? mutants.length : Number(values.sample)
  return mutants
    .filter(({ file }) => file.includes(values.file))
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}

/** Assumed before a file has been measured. */
const FIRST_RUN_MS = 30_000

type Suite = { file: string; ms: number; reached: ReadonlySet<number> }

const testFiles = (area: AreaName, project: Project): string[] => {
  const { unit, integration } = AREAS[area]
  if (project === 'unit')
    return unit.flatMap((folder) => globSync([`${folder}**/*.test.{ts,tsx}`, `${folder}.test.ts`]))
  return (values.unit ? [] : integration).map((name) => `tests/integration/${name}.test.ts`)
}

const measure = async (area: AreaName): Promise<number> => {
  const all = mutantsOfArea(area)
  const sample = sampleOf(all)
  const tests = createTestProcess(area)
  const record = async (project: Project): Promise<Suite[]> => {
    const suites: Suite[] = []
    const files = testFiles(area, project)
    if (project === 'integration' && files.length > 0) {
      // The next start builds again.
      rmSync(`${distFolder()}/.built-from`, { force: true })
      const builder = await createBuilder({ logLevel: 'error', plugins: [mutantSwitches(all)] })
      await builder.buildApp()
    }
    for (const file of files) {
      const result = await tests.run({ project, mutant: 'record', files: [file] }, FIRST_RUN_MS)
      if (typeof result === 'string' || result.failure !== null) throw new Error(`fails without a mutant: ${file}`)
      suites.push({ file, ms: result.ms, reached: new Set(result.reached) })
    }
    return suites.sort((a, b) => a.ms - b.ms)
  }
  const recorded = new Map<Project, Promise<Suite[]>>()
  /** Recorded when a mutant needs them: integration tests only if one survives unit tests. */
  const suitesReaching = async ({ id }: Mutant, project: Project): Promise<Suite[]> => {
    const suites = recorded.get(project) ?? record(project)
    recorded.set(project, suites)
    return (await suites).filter(({ reached }) => reached.has(id))
  }

  /** By source file, the test file that killed its last mutant: it often kills the next one. */
  const lastKillers = new Map<string, string>()

  /** The first failed test, or `timeout`; null when all tests pass. */
  const killerOf = async (mutant: Mutant, project: Project): Promise<string | null> => {
    const reaching = await suitesReaching(mutant, project)
    if (reaching.length === 0) return null
    const isLast = (file: string): number => Number(file === lastKillers.get(mutant.file))
    const files = reaching.map(({ file }) => file).sort((a, b) => isLast(b) - isLast(a))
    const ms = reaching.reduce((sum, each) => sum + each.ms, 0)
    const run = () => tests.run({ project, mutant: String(mutant.id), files }, ms)
    const first = await run()
    // The machine may have been busy. After a timeout or crash in a new process.
    const result = typeof first === 'string' || first.isLate ? await run() : first
    if (typeof result === 'string') return result === 'timeout' ? result : null
    const [killer] = result.failure?.split(': ') ?? []
    if (killer !== undefined) lastKillers.set(mutant.file, killer)
    return result.failure
  }

  const equivalent = sample.filter(isEquivalent)
  const survivors: Mutant[] = []
  for (const mutant of sample) {
    if (isEquivalent(mutant)) continue
    const killer = (await killerOf(mutant, 'unit')) ?? (await killerOf(mutant, 'integration'))
    const shown = `  ${mutant.file}:${mutant.line}  ${mutationOf(mutant)}`
    if (killer === null) {
      survivors.push(mutant)
      const reaching = [...(await suitesReaching(mutant, 'unit')), ...(await suitesReaching(mutant, 'integration'))]
      console.log(`${shown}${reaching.length > 0 ? '' : '  (not reached)'}`)
    } else if (values.killers || killer === 'timeout') console.log(`${shown}  killed by ${killer}`)
  }
  tests.stop()
  const counted = sample.length - equivalent.length
  const killed = counted - survivors.length
  const share = `${((100 * killed) / counted).toFixed(1)} %`
  const of = `of ${counted} mutants, ${equivalent.length} equivalent, ${all.length} in all`
  console.log(`${area}: ${share} killed, ${survivors.length} survivors ${of}`)
  return killed / counted
}

for (const area of areas) if ((await measure(area)) < 0.9) process.exitCode = 1
