import { setPriority } from 'node:os'
import type { Variant } from '../../../backend/api/images/variant.ts'
import type { PlannedPicture } from '../plan/planned-picture.ts'
import { drawOriginal } from '../raster/draw-original.ts'
import { transformImage } from '../raster/transform-image.ts'

/** Process of image-pool.ts: receives a planned picture, returns its original, or an original, returns a variant. */
type Task = { planned: PlannedPicture } | { original: Uint8Array; variant: Variant }

const LOWEST_PRIORITY = 19

// Before sharp starts its threads, which inherit it.
if (process.argv.includes('background')) setPriority(LOWEST_PRIORITY)
// Ctrl-C reaches all processes of a terminal; this one ends with its parent.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
// A callback, because the parent may be gone.
const reply = (result: object): void => void process.send?.(result, undefined, undefined, () => undefined)
process.on('message', (task: Task) => {
  const work = 'planned' in task ? drawOriginal(task.planned) : transformImage(task.original, task.variant)
  work.then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  )
})
