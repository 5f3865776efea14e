import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMarket } from '../../scripts/audit/audit-market.ts'
import type { Request } from '../../scripts/audit/catalogue.ts'
import { type Report, summaryOf } from '../../scripts/audit/report.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { type ReadOnlySite, readOnlySite } from '../support/shared-site.ts'
import { TEST_DAY } from '../support/state.ts'

let site: ReadOnlySite
const reports: Report[] = []
beforeAll(async () => {
  site = await readOnlySite()
})
afterAll(() => console.log(summaryOf(reports).join('\n')))

const json = { 'content-type': 'application/json' }
const request: Request = (host, path, body) =>
  site.request(host, path, body && { method: 'POST', body: JSON.stringify(body), headers: json })

describe('the seeded catalogue', () => {
  it.each(chosenMarkets())(
    'contains nothing untrue in $id',
    async (market) => {
      const report = await auditMarket(request, market, TEST_DAY)
      reports.push(report)
      expect(report.findings).toEqual([])
      expect(report.counts.get('the days of a trip have one stage each')).toBeGreaterThanOrEqual(150)
      expect(report.counts.get('a departure is upcoming and as long as its trip')).toBeGreaterThanOrEqual(4000)
    },
    600_000,
  )
})
