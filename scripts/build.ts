import { buildWorkers } from '../build/build-workers.ts'
import { readOptions } from '../local/commands/read-options.ts'

readOptions(`npm run build

Builds the browser's files and all workers for this machine, or for the environment that DEPLOYMENT names (staging or production).`)
await buildWorkers()
