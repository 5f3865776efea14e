import { createServer } from 'vite'
import { endWithParent } from '../local/commands/end-with-parent.ts'
import { readOptions } from '../local/commands/read-options.ts'
import { lockState } from '../local/state/lock-state.ts'
import { prepareState } from '../local/state/prepare-state.ts'
import { STATE } from '../local/state/state-folder.ts'
import { startPictureServer } from '../local/workers/picture-server.ts'
import { claimPort, requestedPort } from '../local/workers/ports.ts'
import { isoDayOf } from '../shared/dates/iso-days.ts'

readOptions(`npm run dev

Serves the sources with hot reload. PORT is its port (8787), STATE its folder.`)
endWithParent()
const port = requestedPort()
lockState(STATE, `npm run dev on port ${port}`)
await claimPort(port, 'npm run dev')
await prepareState({ state: STATE, seedDay: isoDayOf(Date.now()) })
// vite.config.ts passes it on.
process.env.PICTURE_SERVICE_URL = (await startPictureServer()).url
const server = await createServer({
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: ['.localhost'] },
})
await server.listen()
server.printUrls()
