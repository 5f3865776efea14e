import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleReview, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { CoordinatorPage, coordinatorModel } from './coordinator-page.tsx'

const page = (id: MarketId, freeMonths: string[]) => {
  const site = sampleSite(id)
  const { coordinator } = sampleTravel()
  if (coordinator === null) throw new Error('no coordinator')
  return renderToString(
    <RenderContextProvider value={site}>
      <CoordinatorPage model={coordinatorModel({ ...coordinator, freeMonths, departures: [], reviews: [] }, site)} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')
}

describe('coordinator page', () => {
  it.each([
    ['it', 'Vive a Milan', 'Ancora senza partenze annunciate: marzo 2027, aprile 2027 e giugno 2027'],
    ['us', 'Lives in Milan', 'No departure announced yet in March 2027, April 2027, and June 2027'],
    ['we', 'Lives in Milan', 'No departure announced yet in March 2027, April 2027 and June 2027'],
    ['es', 'Vive en Milan', 'Aún sin salidas anunciadas: marzo de 2027, abril de 2027 y junio de 2027'],
    ['fr', 'Vit à Milan', 'Pas encore de départ annoncé en mars 2027, avril 2027 et juin 2027'],
    ['de', 'Lebt in Milan', 'Noch kein Termin angekündigt: März 2027, April 2027 und Juni 2027'],
  ] as const)('%s: states the home and the next months without an announced departure', (id, home, months) => {
    const html = page(id, ['2027-03', '2027-04', '2027-06'])
    expect(html).toContain(` · ${home} · `)
    expect(html).toContain(`<p class="note">${months}</p>`)
  })

  it('shows three reviews and links to all of them', () => {
    const site = sampleSite('it')
    const { coordinator } = sampleTravel()
    if (coordinator === null) throw new Error('no coordinator')
    const reviews = Array.from({ length: 4 }, (_, index) => sampleReview({ id: `r${index}` }))
    const html = (allReviews: boolean) =>
      renderToString(
        <RenderContextProvider value={site}>
          <CoordinatorPage
            model={coordinatorModel({ ...coordinator, freeMonths: [], departures: [], reviews }, site, allReviews)}
          />
        </RenderContextProvider>,
      )
    expect(html(false).match(/<figure class="review">/g)).toHaveLength(3)
    expect(html(false)).toContain('?reviews=all#reviews-title')
    expect(html(true).match(/<figure class="review">/g)).toHaveLength(4)
  })

  it('leaves the portrait beside the name without a text', () => {
    expect(page('it', []).match(/<img[^>]*? alt="[^"]*"/)?.[0]).toMatch(/ alt=""$/)
  })

  it('has no such line when there is none', () => {
    expect(page('it', [])).not.toContain('annunciate')
  })
})
