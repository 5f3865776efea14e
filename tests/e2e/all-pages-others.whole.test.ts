import { MARKET_IDS } from '../../markets/market-id.ts'
import { walkAllPages } from '../support/all-pages.ts'
import { browserSite } from '../support/browser-site.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'

const here = browserSite()
const others = MARKET_IDS.filter((id) => !['de', 'it', 'us'].includes(id))
for (const { id } of chosenMarkets(others)) walkAllPages(here, id)
