import { buildWorkers } from '../build/build-workers.ts'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { lockState } from '../local/state/lock-state.ts'
import { prepareState } from '../local/state/prepare-state.ts'
import { STATE } from '../local/state/state-folder.ts'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { exportCatalogue } from './seed/export-catalogue.ts'

const HELP = `npm run seed [-- --tours 100000] [--state FOLDER] [--export FOLDER]

Seeds the catalogue, while no site is running.

  --tours   number of departures, which later starts keep
  --state   folder of the data, for a deployment's
  --export  writes the catalogue and its pictures for an upload (docs/configuration.md)`
const { values } = readOptions(HELP, {
  options: { tours: { type: 'string' }, state: { type: 'string', default: STATE }, export: { type: 'string' } },
})
const tours = values.tours === undefined ? undefined : Number(values.tours)
if (tours !== undefined && (!Number.isInteger(tours) || tours < 1)) {
  refuse(`--tours takes a whole number, not "${values.tours}".`, HELP)
}
lockState(values.state, 'npm run seed')
await prepareState({ state: values.state, seedDay: isoDayOf(Date.now()), tours })
if (values.export !== undefined) {
  await buildWorkers()
  await exportCatalogue(values.state, values.export)
}
