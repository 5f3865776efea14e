import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([{ market: 'de', axeAt: 375 }, { market: 'us' }])
