import { resolve } from 'node:path'
import { BaseSequencer, createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'
import vitestConfig from '../../vitest.config.ts'
import { isAreaName, mutantsOfArea } from './areas.ts'
import { mutantSwitches } from './insert-switches.ts'
import { takeReached } from './reached.ts'

export type Project = 'unit' | 'integration'
/** Test files to run with a mutant's id, or `record`. */
export type Run = { project: Project; mutant: string; files: readonly string[] }
/** `failure`: the first failed test, if any. `isLate`: a test took too long. */
export type RunResult = { failure: string | null; isLate: boolean; ms: number; reached: readonly number[] }

/** Child process of mutate.ts, which ends it when a mutant never does: it runs test files in one Vitest per project. */
const [area = ''] = process.argv.slice(2)
if (!isAreaName(area)) throw new Error(`unknown area: ${area}`)
const mutants = mutantsOfArea(area)

let order: readonly string[] = []
/** Vitest would run long files first; the first failure ends a run. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const positionOf = ({ moduleId }: TestSpecification) => order.findIndex((file) => moduleId === resolve(file))
    return specifications.toSorted((a, b) => positionOf(a) - positionOf(b))
  }
}

/** The first failure of a run; Vitest's own results contain those of files that only earlier runs contained. */
let failure: string | null = null
let isLate = false
const reporter: Reporter = {
  onTestCaseResult: (test) => {
    const { state, errors = [] } = test.result()
    if (state !== 'failed') return
    failure ??= `${test.module.relativeModuleId}: ${test.fullName}`
    isLate ||= errors.some(({ message }) => message.startsWith('Test timed out'))
  },
  // It cannot be loaded, or a hook fails.
  onTestModuleEnd: (module) => {
    if (module.state() === 'failed') failure ??= `${module.relativeModuleId}: the file`
  },
}

const start = async (name: Project): Promise<Vitest> => {
  const project = vitestConfig.test?.projects?.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === name,
  )
  if (typeof project !== 'object' || !('test' in project)) throw new Error(`no project ${name}`)
  const isUnit = name === 'unit'
  const vitest = await createVitest(
    'test',
    {
      ...project.test,
      ...{ config: false, watch: false, reporters: [reporter], bail: 1, maxWorkers: 1 },
      // With many mutants a unit test never ends. mutate.ts repeats a late run, so that a busy machine kills no mutant.
      ...{ testTimeout: isUnit ? 30_000 : 180_000, hookTimeout: 180_000 },
      // Its key does not contain the mutants.
      fsModuleCache: false,
      sequence: { sequencer: GivenOrder },
      // Each thread loads the modules again, with its mutant.
      ...(isUnit && { isolate: true, pool: 'threads' }),
      setupFiles: [resolve('scripts/mutate/record-reached.ts')],
    } as Parameters<typeof createVitest>[1],
    { plugins: [...(project.plugins ?? []), ...(isUnit ? [mutantSwitches(mutants)] : [])] },
  )
  await vitest.standalone()
  return vitest
}

const started = new Map<Project, Promise<Vitest>>()

const run = async ({ project, mutant, files }: Run): Promise<RunResult> => {
  process.env.MUTANT = mutant
  order = files
  failure = null
  isLate = false
  const starting = started.get(project) ?? start(project)
  started.set(project, starting)
  const vitest = await starting
  const began = performance.now()
  const specifications = await vitest.globTestSpecifications([...files])
  if (specifications.length === 0) throw new Error(`no tests: ${files.join(', ')}`)
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // It belongs to no test. mutate.ts sees a crash.
  if (failure === null && unhandledErrors.length > 0) throw unhandledErrors[0]
  return { failure, isLate, ms: performance.now() - began, reached: takeReached() }
}

process.on('message', async (message: Run) => {
  process.send?.(await run(message))
})
process.on('disconnect', () => process.exit())
