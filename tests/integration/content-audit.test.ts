import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { type Request, readCatalogue } from '../../scripts/audit/catalogue.ts'
import { checkFacts } from '../../scripts/audit/check-facts.ts'
import { checkLists } from '../../scripts/audit/check-lists.ts'
import { checkMenus } from '../../scripts/audit/check-menus.ts'
import { checkMotifs } from '../../scripts/audit/check-motifs.ts'
import { checkPages } from '../../scripts/audit/check-pages.ts'
import { checkPlaces } from '../../scripts/audit/check-places.ts'
import { readPicturePlan } from '../../scripts/setup/picture-plan.ts'
import { ALWAYS_WALKED, chosenMarkets } from '../support/chosen-markets.ts'
import { type ReadOnlySite, readOnlySite } from '../support/shared-site.ts'
import { TEST_DAY } from '../support/state.ts'
import { IS_WHOLE_RUN } from '../support/whole-run.ts'

/** Pages of each so many travels are loaded; `npm run audit` loads all. */
const EACH = 12

let site: ReadOnlySite
beforeAll(async () => {
  site = await readOnlySite()
})

const json = { 'content-type': 'application/json' }
const request: Request = (host, path, body) =>
  site.request(host, path, body && { method: 'POST', body: JSON.stringify(body), headers: json })

describe('the seeded catalogue', () => {
  it.each(chosenMarkets(IS_WHOLE_RUN ? MARKET_IDS : ALWAYS_WALKED))(
    'contains nothing untrue in $id',
    async (market) => {
      const catalogue = await readCatalogue(request, market)
      expect(catalogue.travels.length).toBeGreaterThanOrEqual(150)
      expect(catalogue.tours.length).toBeGreaterThanOrEqual(4000)
      const findings = checkFacts(catalogue, TEST_DAY)
      findings.push(...checkMotifs(catalogue, readPicturePlan(site.stateFolder)))
      findings.push(...(await checkPlaces(request, catalogue)))
      findings.push(...(await checkMenus(request, catalogue)))
      findings.push(...(await checkLists(request, catalogue, false)))
      const travels = catalogue.travels.filter((_, index) => index % EACH === 0)
      findings.push(...(await checkPages(request, { ...catalogue, travels }, true)))
      expect(findings).toEqual([])
    },
    600_000,
  )
})
