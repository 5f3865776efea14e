import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([{ market: 'fr', axeAt: 1280 }, { market: 'es' }])
