import { WALKS, walkAllPages } from '../support/all-pages.ts'

walkAllPages(WALKS.itWe)
