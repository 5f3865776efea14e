import { walkAllPages } from '../support/all-pages.ts'

walkAllPages([
  { market: 'it', width: 375, closely: true },
  { market: 'we', width: 768 },
])
