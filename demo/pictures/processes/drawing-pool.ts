import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Picture, PlannedPicture } from '../plan/planned-picture.ts'

export type DrawingPool = {
  /** Draws variants of a picture once for all concurrent callers. Rejects when it cannot be drawn. */
  draw: (planned: PlannedPicture, variants: readonly string[]) => Promise<Picture[]>
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
  planned: PlannedPicture
  variants: readonly string[]
  resolve: (pictures: Picture[]) => void
  reject: (error: Error) => void
}

const RENDERER = fileURLToPath(new URL('./render-process.ts', import.meta.url))

/** Draws pictures in processes of their own, which start when needed and end with this one. */
export const createDrawingPool = ({ processes, background = false, module = RENDERER }: PoolOptions): DrawingPool => {
  const children = new Set<ChildProcess>()
  const idle: ChildProcess[] = []
  const queue: Job[] = []
  const current = new Map<ChildProcess, Job>()
  const flights = new Map<string, Promise<Picture[]>>()

  const start = (): ChildProcess => {
    const child = fork(module, background ? ['background'] : [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    children.add(child)
    child.on('message', (result: { pictures: Picture[] } | { error: string }) => {
      const job = current.get(child)
      current.delete(child)
      idle.push(child)
      if ('error' in result) job?.reject(new Error(`${job.planned.id}: ${result.error}`))
      else job?.resolve(result.pictures)
      next()
    })
    child.on('exit', (code, signal) => {
      const job = current.get(child)
      children.delete(child)
      current.delete(child)
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
      job?.reject(new Error(`${job.planned.id}: the drawing process ended (${signal ?? code})`))
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
    child.send({ planned: job.planned, variants: job.variants })
  }

  return {
    draw(planned, variants) {
      const key = [planned.resource, planned.id, ...variants].join('/')
      const known = flights.get(key)
      if (known !== undefined) return known
      const flight = new Promise<Picture[]>((resolve, reject) => {
        queue.push({ planned, variants, resolve, reject })
        next()
      }).finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    warm() {
      while (children.size < processes) idle.push(start())
    },
    close() {
      for (const { planned, reject } of queue.splice(0)) reject(new Error(`${planned.id}: the drawing pool is closed`))
      for (const child of children) child.kill()
    },
  }
}
