import { describe, expect, it } from 'vitest'
import { describePicture } from '../../backend/api/images/describe-picture.ts'
import { stagePictureId } from '../../backend/api/images/picture-path.ts'
import { motifText } from '../../demo/pictures/places/motif.ts'
import { sitePosters } from '../../demo/pictures/plan/plan-pictures.ts'
import { travelPosters } from '../../demo/pictures/plan/travel-posters.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { LANGUAGES } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import type { CustomPage } from '../../shared/contracts/custom-page.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import type { WemeetEvent } from '../../shared/contracts/wemeet.ts'
import { sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { checkPictures, unnamedMotifs } from './check-pictures.ts'
import { createReport, summaryOf } from './report.ts'

const { travels, pages } = readSources()
const plan = travels.flatMap(travelPosters).filter((each) => each.kind === 'poster')
const { thumbnailImage } = sampleTravel()
const titles = new Map(travels.map(({ slug, copy }) => [slug, copy.en.stages.map(({ title }) => title)]))

const found = (market: Market, pictures: { id: string; altText: string }[], over: Partial<TravelDetail> = {}) => {
  const photos = pictures.map((each) => ({ ...thumbnailImage.desktop, ...each }))
  const [desktop = thumbnailImage.desktop] = photos
  const travel = sampleTravel({ thumbnailImage: { ...thumbnailImage, desktop }, photos, itinerary: [], ...over })
  const report = createReport()
  checkPictures(report, { market, travels: [travel], pages: new Map(), events: [] }, titles, plan)
  return report.findings.map(({ found }) => found)
}

describe('texts of pictures', () => {
  it.each(allMarkets)('name every motif that is drawn in $id', (market) =>
    expect(
      found(
        market,
        plan.map(({ id, spec }) => ({ id, altText: describePicture(market.id, motifText(spec)) ?? '' })),
      ),
    ).toEqual([]),
  )

  it('name every motif that is drawn on covers and in galleries of pages', () => {
    const drawn = new Map(
      [...plan, ...sitePosters()].flatMap((each) => (each.kind === 'poster' ? [[each.id, each.spec] as const] : [])),
    )
    const described = pages
      .flatMap(({ source }) => source.blocks)
      .flatMap(({ content }) => [content, ...('items' in content ? content.items : [])])
      .flatMap((each) =>
        'picture' in each && 'alt' in each && each.alt !== undefined ? [{ picture: each.picture, alt: each.alt }] : [],
      )
    expect(described.length).toBeGreaterThan(25)
    expect(
      described.flatMap(({ picture, alt }) =>
        LANGUAGES.flatMap((language) =>
          unnamedMotifs(drawn.get(`${picture}-landscape`), alt[language], language).map(
            (name) => `${picture}: no ${name} in "${alt[language]}"`,
          ),
        ),
      ),
    ).toEqual([])
  })

  it.each([
    ['it', 'Illustrazione: un faro davanti a colline coperte di boschi all’alba', 'torii'],
    ['de', 'Illustration: ein rotes Torii, dahinter ein Fjord bei Nacht', 'forest, dawn'],
  ] as const)('are refuted for a motif that is not drawn, in %s', (id, altText, missing) =>
    expect(found(markets[id], [{ id: 'japan-tokyo-kyoto-stage-4', altText }])).toContain(`${altText}: no ${missing}`),
  )

  it('are refuted for a picture that is not drawn', () =>
    expect(found(markets.it, [{ id: 'atlantis', altText: 'un lago' }])).toContain('un lago: no picture'))

  it('are refuted on a page and for an event', () => {
    const picture = { ...thumbnailImage.desktop, id: 'japan-tokyo-kyoto-stage-4', altText: 'Illustrazione: un faro' }
    const report = createReport()
    const page = { blocks: [{ content: { items: [{ picture }] } }] } as unknown as CustomPage
    const events = [{ picture } as WemeetEvent]
    checkPictures(report, { market: markets.it, travels: [], pages: new Map([['/', page]]), events }, titles, plan)
    expect(report.findings.map(({ check }) => check)).toEqual([
      'a picture of a page has the text of its motif',
      'a picture of an event has the text of its motif',
    ])
  })

  it('are refuted if they repeat a caption', () =>
    expect(found(markets.it, [{ id: 'japan-tokyo-kyoto-stage-4', altText: 'Japan classic' }])).toContain(
      'Japan classic',
    ))

  it.each(allMarkets)('name what the title of their stage names in $id', ({ id }) => {
    const texts = new Map(plan.map(({ id: picture, spec }) => [picture, describePicture(id, motifText(spec)) ?? '']))
    const { found, count } = ofStages(markets[id], (picture) => texts.get(picture) ?? null)
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(50)
  })

  it('are refuted for a stage whose title names something else', () =>
    expect(ofStages(markets.it, () => 'Illustrazione: un faro').found).toContain(
      'Monks and waterfalls: Illustrazione: un faro',
    ))

  it('are not compared with titles of stages if no English market has any', () => {
    const report = createReport()
    const catalogue = { market: markets.it, travels: [sampleTravel()], pages: new Map(), events: [] }
    checkPictures(report, catalogue, new Map(), null)
    expect(summaryOf([report])).toContain(
      'a picture of a stage has a text that names what its title names: not compared, because no English market has titles',
    )
  })
})

/** What is found of the pictures of all stages, and how many of them have a title that names something. */
const ofStages = (market: Market, textOf: (picture: string) => string | null) => {
  const all = travels.map(({ slug, copy }) =>
    sampleTravel({
      id: slug,
      itinerary: copy.en.stages.map(({ place, title, text }, index) => {
        const id = stagePictureId(slug, index)
        const altText = textOf(id)
        const picture = altText === null ? null : { ...thumbnailImage.desktop, id, altText }
        return { fromDay: index + 1, toDay: index + 1, place, title, text, picture }
      }),
    }),
  )
  const report = createReport()
  checkPictures(report, { market, travels: all, pages: new Map(), events: [] }, titles, null)
  const check = 'a picture of a stage has a text that names what its title names'
  const findings = report.findings.filter((each) => each.check === check)
  return { found: findings.map(({ found }) => found), count: report.counts.get(check) }
}
