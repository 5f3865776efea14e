import type { Market } from '../../markets/market-schema.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { type Request, readCatalogue } from './catalogue.ts'
import { checkFacts } from './check-facts.ts'
import { checkMenus } from './check-menus.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaces } from './check-places.ts'
import { createReport, type Report } from './report.ts'

/** Compares a market's data with each other, and with the pages of places and menus. */
export const auditMarket = async (request: Request, market: Market, today: IsoDate): Promise<Report> => {
  const report = createReport()
  const catalogue = await readCatalogue(report, request, market)
  if (catalogue === null) return report
  checkFacts(report, catalogue, today)
  checkPictures(report, catalogue)
  await checkPlaces(report, request, catalogue)
  await checkMenus(report, request, catalogue)
  return report
}
