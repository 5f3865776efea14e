import { buildWorkers } from './setup/build-workers.ts'

await buildWorkers()
