import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { type PictureSources, planPictures } from './plan/plan-pictures.ts'
import type { Picture, PlannedPicture } from './plan/planned-picture.ts'

export type { Picture } from './plan/planned-picture.ts'

/**
 * Draws every picture of the catalogue on worker threads, in no particular order.
 * @throws the first error of a thread
 */
export async function* renderPictures(
  sources: PictureSources,
  { threads }: { threads: number },
): AsyncGenerator<Picture> {
  const queue = planPictures(sources)
  const ready: Picture[] = []
  let failure: Error | undefined
  let working = 0
  let wake = (): void => undefined
  const workers = Array.from(
    { length: Math.max(1, Math.min(threads, queue.length)) },
    () => new Worker(new URL('./raster/render-worker.ts', import.meta.url)),
  )
  const feed = (worker: Worker): void => {
    const next: PlannedPicture | undefined = queue.shift()
    if (!next) return
    working++
    worker.postMessage(next)
  }
  for (const worker of workers) {
    worker.on('message', (answer: { pictures: Picture[] } | { error: string }) => {
      working--
      if ('error' in answer) failure = new Error(answer.error)
      else {
        ready.push(...answer.pictures)
        feed(worker)
      }
      wake()
    })
    worker.on('error', (error: Error) => {
      failure = error
      wake()
    })
    feed(worker)
  }
  try {
    while (working > 0 || ready.length > 0 || failure) {
      if (failure) throw failure
      const picture = ready.shift()
      if (picture) yield picture
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Hash of the generator's sources, the rasteriser's version and the planned pictures. */
export function picturesFingerprint(sources: PictureSources): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(import.meta.dirname))
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  return hash
    .update(JSON.stringify(sharp.versions))
    .update(JSON.stringify(planPictures(sources)))
    .digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
}
