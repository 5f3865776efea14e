import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([{ market: 'it', axeAt: 375 }, { market: 'we' }])
