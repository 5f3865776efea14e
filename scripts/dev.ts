import { createServer } from 'vite'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { claimPort, claimState, requestedPort } from './runtime/claim.ts'
import { endWithParent } from './runtime/end-with-parent.ts'
import { STATE } from './runtime/state-folder.ts'
import { buildWorkers } from './setup/build-workers.ts'
import { prepareState } from './setup/prepare-state.ts'

endWithParent()
const port = requestedPort()
claimState(STATE, `npm run dev on port ${port}`)
await claimPort(port, 'npm run dev')
// The built back end seeds the state; then the development server runs all workers from their sources.
await buildWorkers()
await prepareState({ state: STATE, seedDay: isoDayOf(Date.now()) })
const server = await createServer({
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: ['.localhost'] },
})
await server.listen()
server.printUrls()
