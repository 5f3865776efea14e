import { setPriority } from 'node:os'
import type { PlannedPicture } from '../plan/planned-picture.ts'
import { renderPicture } from '../raster/render-picture.ts'

/** Process of drawing-pool.ts: receives a planned picture, returns its variants. */
const LOWEST_PRIORITY = 19

// Before sharp starts its threads, which inherit it.
if (process.argv.includes('background')) setPriority(LOWEST_PRIORITY)
// Ctrl-C reaches all processes of a terminal; this one ends with its parent.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
// A callback, because the parent may be gone.
const reply = (result: object): void => void process.send?.(result, undefined, undefined, () => undefined)
process.on('message', ({ planned, variants }: { planned: PlannedPicture; variants: string[] }) => {
  renderPicture(planned, variants).then(
    (pictures) => reply({ pictures }),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  )
})
