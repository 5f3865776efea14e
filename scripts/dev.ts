import { createServer } from 'vite'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { claimPort, claimState, requestedPort } from './runtime/claim.ts'
import { endWithParent } from './runtime/end-with-parent.ts'
import { startPictureServer } from './runtime/picture-server.ts'
import { readOptions } from './runtime/read-options.ts'
import { STATE } from './runtime/state-folder.ts'
import { prepareState } from './setup/prepare-state.ts'

readOptions(`npm run dev

Serves the sources with hot reload. PORT is its port (8787), STATE its folder.`)
endWithParent()
const port = requestedPort()
claimState(STATE, `npm run dev on port ${port}`)
await claimPort(port, 'npm run dev')
await prepareState({ state: STATE, seedDay: isoDayOf(Date.now()) })
// vite.config.ts passes it on.
process.env.PICTURE_SERVICE_URL = (await startPictureServer()).url
const server = await createServer({
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: ['.localhost'] },
})
await server.listen()
server.printUrls()
