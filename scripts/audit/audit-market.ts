import type { Market } from '../../markets/market-schema.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { type Request, readCatalogue, type Scope } from './catalogue.ts'
import { checkFacts } from './check-facts.ts'
import { checkLists } from './check-lists.ts'
import { checkMenus } from './check-menus.ts'
import { checkPages } from './check-pages.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaces } from './check-places.ts'
import { createReport, type Report } from './report.ts'

type Audit = Scope & { today: IsoDate }

/** Compares a market's data with each other, and its pages with them. */
export const auditMarket = async (request: Request, market: Market, { today, ...scope }: Audit): Promise<Report> => {
  const report = createReport()
  const catalogue = await readCatalogue(report, request, market)
  if (catalogue === null) return report
  checkFacts(report, catalogue, today)
  checkPictures(report, catalogue)
  await checkPlaces(report, request, catalogue)
  await checkMenus(report, request, catalogue)
  await checkLists(report, request, catalogue, scope)
  await checkPages(report, request, catalogue, scope)
  return report
}
