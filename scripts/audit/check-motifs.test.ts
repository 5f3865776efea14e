import { describe, expect, it } from 'vitest'
import { describePicture } from '../../backend/api/images/describe-picture.ts'
import { motifText } from '../../demo/pictures/places/motif.ts'
import { sitePosters } from '../../demo/pictures/plan/plan-pictures.ts'
import { travelPosters } from '../../demo/pictures/plan/travel-posters.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { LANGUAGES } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { checkMotifs, unnamedMotifs } from './check-motifs.ts'

const { travels, pages } = readSources()
const plan = travels.flatMap(travelPosters).filter((each) => each.kind === 'poster')
const { thumbnailImage } = sampleTravel()

const found = (market: Market, pictures: { id: string; altText: string }[]) => {
  const photos = pictures.map((each) => ({ ...thumbnailImage.desktop, ...each }))
  const [desktop = thumbnailImage.desktop] = photos
  const travels = [sampleTravel({ thumbnailImage: { ...thumbnailImage, desktop }, photos, itinerary: [] })]
  return checkMotifs({ market, travels }, plan).map(({ found }) => found)
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
})
