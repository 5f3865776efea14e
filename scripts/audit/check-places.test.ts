import { beforeAll, describe, expect, it } from 'vitest'
import { loadSlug } from '../../backend/api/content/custom-page.ts'
import { markets } from '../../markets/registry.ts'
import type { CustomPage } from '../../shared/contracts/custom-page.ts'
import { sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { seededSite } from '../../tests/support/builders/seeded-site.ts'
import { checkPlaces } from './check-places.ts'
import { createReport } from './report.ts'

const PATH = '/viaggi-giappone'

let page: CustomPage
beforeAll(async () => {
  const { site } = await seededSite(1500)
  const found = await loadSlug(site('it'), PATH.slice(1))
  if (found === null || 'redirectTo' in found) throw new Error(`${PATH} is no page`)
  page = found
}, 60_000)

const findings = async (blocks: CustomPage['blocks'], countries = [{ name: 'Giappone', path: PATH }], area = '') => {
  const travels = [sampleTravel({ slug: 'giappone-tokyo-kyoto', countries })]
  const pages = new Map([[PATH, { ...page, blocks }]])
  const report = createReport()
  const request = async () => ({ status: 200, text: `<a href="${PATH}"></a><main>${area}</main>`, headers: {} })
  const catalogue = { market: markets.it, travels, tours: [], byMood: {} as never, pages, events: [] }
  await checkPlaces(report, request, catalogue)
  return report.findings
}

/** What is missing on a page with other blocks. */
const missing = async (blocks: CustomPage['blocks']): Promise<string[]> =>
  (await findings(blocks)).flatMap(({ check, found }) => (check === 'a page of a place is complete' ? [found] : []))

const linkChecks = async (...[countries, area]: [{ name: string; path: string }[], string]) =>
  (await findings(page.blocks, countries, area)).flatMap(({ check, found }) =>
    / links its places$/.test(check) ? [`${check}: ${found}`] : [],
  )

describe('pages of places', () => {
  it('are linked by their trips and their area', async () => {
    const link = `<a href="${PATH}">Giappone</a>`
    const japan = { name: 'Giappone', path: PATH }
    expect(await linkChecks([japan], link)).toEqual([])
    expect(await linkChecks([], link)).toEqual(['a trip links its places: giappone-tokyo-kyoto'])
    expect(await linkChecks([japan], '')).toEqual(['the page of an area links its places: /viaggi-asia'])
  })

  it('are complete with the blocks that the back end composes', async () => {
    expect(await missing(page.blocks)).toEqual([])
  })

  it.each([
    ['coordinators', 'coordinators'],
    ['reviews', 'reviews'],
    ['travel-list', 'travels'],
    ['tour-list', 'tours'],
    ['confidence-steps', 'steps'],
    ['blog-teasers', 'items'],
    ['faq', 'items'],
    ['when-to-go', 'months'],
  ])('are incomplete without the block %s, and with its %s empty', async (type, list) => {
    const emptied = page.blocks.map((block) =>
      block.blockType === type ? { ...block, content: { ...(block.content as object), [list]: [] } } : block,
    )
    expect(await missing(emptied)).toEqual([`no ${type}`])
    expect(await missing(page.blocks.filter(({ blockType }) => blockType !== type))).toEqual([`no ${type}`])
  })

  it('are incomplete with a block that breaks its contract', async () => {
    const broken = page.blocks.map((block) => (block.blockType === 'faq' ? { ...block, content: {} } : block))
    expect(await missing(broken)).toEqual(['no faq'])
  })
})
