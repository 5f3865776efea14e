import { buildWorkers } from '../build/build-workers.ts'
import { endWithParent } from '../local/commands/end-with-parent.ts'
import { readOptions } from '../local/commands/read-options.ts'
import { lockState } from '../local/state/lock-state.ts'
import { prepareState } from '../local/state/prepare-state.ts'
import { STATE } from '../local/state/state-folder.ts'
import { ownVariables } from '../local/workers/local-variables.ts'
import { startPictureServer } from '../local/workers/picture-server.ts'
import { claimPort, requestedPort } from '../local/workers/ports.ts'
import { runSchedules, startWorkers } from '../local/workers/start-workers.ts'
import { MARKET_IDS } from '../markets/market-id.ts'
import { isoDayOf } from '../shared/dates/iso-days.ts'

readOptions(`npm start

Builds, migrates and seeds what is out of date, and serves the production build. PORT is its port (8787), LISTEN_HOST the
address that it listens on (127.0.0.1), STATE its folder, CLOCK an ISO instant at which it stands; FAULTS=on arms the back
end's fault switch. Addresses of services replace the local ones: docs/configuration.md.`)
endWithParent()
const port = requestedPort()
lockState(STATE, `npm start on port ${port}`)
await claimPort(port, 'npm start')

const { CLOCK, FAULTS, RENDER_FAULT } = process.env
// Departures start on the site's current day.
const seedDay = isoDayOf(CLOCK === undefined ? Date.now() : Date.parse(CLOCK))
await Promise.all([buildWorkers(), prepareState({ state: STATE, seedDay })])
const pictures = await startPictureServer()
const clock = CLOCK === undefined ? {} : { CLOCK }
const backEnd = { ...clock, ...(FAULTS !== undefined && { FAULTS }) }
const services = ownVariables(process.env)
const miniflare = await startWorkers({
  port,
  state: STATE,
  variables: {
    storefront: { ...clock, ...services, ...(RENDER_FAULT !== undefined && { RENDER_FAULT }) },
    api: { ...backEnd, PICTURE_SERVICE_URL: pictures.url },
    identity: backEnd,
  },
  // Libraries that detect Node log debug lines.
  onLog: (line, level) => level !== 'debug' && console.log(line),
})

console.log(
  `\nServing the production build:\n${MARKET_IDS.map((id) => `  http://${id}.localhost:${port}/`).join('\n')}`,
)
console.log(
  `  http://account.localhost:${port}/  (sign-in service)\n\nOne JSON line per request follows; Ctrl-C stops everything.\n`,
)

// The shell may define them for another purpose.
for (const name of Object.keys(services)) console.log(`${name} is that of the shell.`)

const stopSchedules = runSchedules(miniflare)
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    stopSchedules()
    pictures.close()
    await miniflare.dispose()
    process.exit(0)
  })
}
