import { readOptions } from './runtime/read-options.ts'
import { buildWorkers } from './setup/build-workers.ts'

readOptions(`npm run build

Builds the browser's files and all workers for this machine, or for the environment that CLOUDFLARE_ENV names.`)
await buildWorkers()
