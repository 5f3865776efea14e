import { parentPort } from 'node:worker_threads'
import type { PlannedPicture } from '../plan/planned-picture.ts'
import { renderPicture } from './render-picture.ts'

/** Worker thread of render-all.ts: receives a planned picture, returns its variants. */
const port = parentPort
if (!port) throw new Error('render-worker.ts runs as a worker thread')

port.on('message', (planned: PlannedPicture) => {
  renderPicture(planned).then(
    (pictures) => port.postMessage({ pictures }),
    (error: unknown) => port.postMessage({ error: `${planned.id}: ${error instanceof Error ? error.stack : error}` }),
  )
})
