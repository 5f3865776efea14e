import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([
  { market: 'fr', width: 1280, closely: true },
  { market: 'es', width: 375 },
])
