import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Variant } from '../../../backend/api/images/variant.ts'
import { type Original, originalKeyOf, type PlannedPicture } from '../plan/planned-picture.ts'

export type ImagePool = {
  /** Draws an original once for all concurrent callers. Rejects when it cannot be drawn. */
  draw: (planned: PlannedPicture) => Promise<Original>
  /** Rejects when the original cannot be decoded. */
  transform: (original: Uint8Array, variant: Variant) => Promise<Uint8Array>
  /** Starts all processes before they are needed. */
  warm: () => void
  close: () => void
}

export type PoolOptions = {
  processes: number
  /** Lowest priority, for work that nobody waits for. */
  background?: boolean
  /** Module of the processes; default: the renderer. */
  module?: string
}

type Job = {
  /** Names the job in errors. */
  name: string
  task: object
  resolve: (result: never) => void
  reject: (error: Error) => void
}

const RENDERER = fileURLToPath(new URL('./image-process.ts', import.meta.url))

/** Draws and transforms pictures in separate processes, which start when needed and end with this one. */
export const createImagePool = ({ processes, background = false, module = RENDERER }: PoolOptions): ImagePool => {
  const children = new Set<ChildProcess>()
  const idle: ChildProcess[] = []
  const queue: Job[] = []
  const current = new Map<ChildProcess, Job>()
  const flights = new Map<string, Promise<Original>>()

  const start = (): ChildProcess => {
    const child = fork(module, background ? ['background'] : [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    children.add(child)
    child.on('message', (reply: { result: never } | { error: string }) => {
      const job = current.get(child)
      current.delete(child)
      idle.push(child)
      if ('error' in reply) job?.reject(new Error(`${job.name}: ${reply.error}`))
      else job?.resolve(reply.result)
      next()
    })
    child.on('exit', (code, signal) => {
      const job = current.get(child)
      children.delete(child)
      current.delete(child)
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
      job?.reject(new Error(`${job.name}: the process ended (${signal ?? code})`))
      next()
    })
    return child
  }

  const next = (): void => {
    if (queue.length === 0) return
    const child = idle.pop() ?? (children.size < processes ? start() : undefined)
    const job = child && queue.shift()
    if (child === undefined || job === undefined) return
    current.set(child, job)
    child.send(job.task)
  }

  const run = <T>(name: string, task: object): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.push({ name, task, resolve, reject })
      next()
    })

  return {
    draw(planned) {
      const key = originalKeyOf(planned)
      const known = flights.get(key)
      if (known !== undefined) return known
      const flight = run<Original>(planned.id, { planned }).finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    transform: (original, variant) => run('variant', { original, variant }),
    warm() {
      while (children.size < processes) idle.push(start())
    },
    close() {
      for (const { name, reject } of queue.splice(0)) reject(new Error(`${name}: the pool is closed`))
      for (const child of children) child.kill()
    },
  }
}
