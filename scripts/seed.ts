import { parseArgs } from 'node:util'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { claimState } from './runtime/claim.ts'
import { STATE } from './runtime/state-folder.ts'
import { buildWorkers } from './setup/build-workers.ts'
import { exportCatalogue } from './setup/export-catalogue.ts'
import { prepareState } from './setup/prepare-state.ts'

const { values } = parseArgs({
  options: { tours: { type: 'string' }, state: { type: 'string', default: STATE }, export: { type: 'string' } },
})
const tours = values.tours === undefined ? undefined : Number(values.tours)
if (tours !== undefined && (!Number.isInteger(tours) || tours < 1)) {
  console.error(`--tours takes a whole number, not "${values.tours}".`)
  process.exit(1)
}
claimState(values.state, 'npm run seed')
await prepareState({ state: values.state, seedDay: isoDayOf(Date.now()), tours })
if (values.export !== undefined) {
  await buildWorkers()
  await exportCatalogue(values.state, values.export)
}
