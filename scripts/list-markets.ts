import { writeMarketLists } from './build/market-lists.ts'

/** Who the markets are, for everything else to import: run before it (scripts/bootstrap.mjs). */
try {
  const changed = await writeMarketLists()
  if (changed.length > 0) console.log(`markets/generated has changed (${changed.join(', ')}): commit it, too.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
