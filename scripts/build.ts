import { writeMarketLists } from './build/market-lists.ts'
import { buildWorkers } from './setup/build-workers.ts'

await writeMarketLists()
await buildWorkers()
