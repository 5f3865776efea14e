import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([
  { market: 'de', width: 768, closely: true },
  { market: 'us', width: 1280 },
])
