/** Percentages of visitors that get the new version, one after the other. Back ends follow none. */
const STAGES = { storefront: [10, 50, 100], backEnd: [100] } as const

export type Released = {
  name: string
  isStorefront: boolean
  /** Version of all visitors; null before the first deployment. */
  previous: string | null
}

export type ReleasePorts<W extends Released> = {
  /** First version of a worker, for all visitors. */
  deploy: (worker: W) => Promise<unknown>
  /** Returns the id of a version that no visitor gets. */
  upload: (worker: W) => Promise<string>
  /** Sets the versions' percentages of visitors. */
  split: (worker: W, shares: Readonly<Record<string, number>>) => Promise<unknown>
  /** What keeps a version from serving; null when it is ready. */
  problemOf: (worker: W, version: string) => Promise<string | null>
  /** Attaches hosts, schedules and queues. */
  attach: (worker: W) => Promise<unknown>
  pause: () => Promise<void>
  log: (line: string) => void
}

/**
 * Releases new versions, back ends first. Each is checked before any visitor gets it, and after each step; where one is
 * not ready, all workers return to their previous versions.
 * @throws after that, with what was wrong
 */
export const release = async <W extends Released>(workers: readonly W[], ports: ReleasePorts<W>): Promise<void> => {
  const changed: W[] = []
  try {
    for (const worker of workers) {
      if (worker.previous === null) {
        ports.log(`${worker.name}: first version`)
        await ports.deploy(worker)
        continue
      }
      const version = await ports.upload(worker)
      changed.push(worker)
      await shift(worker, worker.previous, version, ports)
      await ports.attach(worker)
    }
  } catch (error) {
    for (const worker of changed.reverse()) {
      ports.log(`${worker.name}: back to ${worker.previous}`)
      if (worker.previous !== null) await ports.split(worker, { [worker.previous]: 100 })
    }
    throw error
  }
}

const shift = async <W extends Released>(worker: W, previous: string, version: string, ports: ReleasePorts<W>) => {
  for (const share of [0, ...STAGES[worker.isStorefront ? 'storefront' : 'backEnd']]) {
    ports.log(`${worker.name}: ${version} for ${share} % of visitors`)
    await ports.split(worker, share === 100 ? { [version]: 100 } : { [previous]: 100 - share, [version]: share })
    if (share > 0 && share < 100) await ports.pause()
    const problem = await ports.problemOf(worker, version)
    if (problem !== null) throw new Error(`${worker.name}: version ${version} is not ready: ${problem}`)
  }
}
