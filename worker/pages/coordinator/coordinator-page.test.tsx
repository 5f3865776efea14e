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
    ['it', 'Vive a Milan', 'Prossimi mesi liberi per un viaggio: marzo 2027, aprile 2027 e giugno 2027'],
    ['us', 'Lives in Milan', 'Next months free for a trip: March 2027, April 2027, and June 2027'],
    ['we', 'Lives in Milan', 'Next months free for a trip: March 2027, April 2027 and June 2027'],
    ['es', 'Vive en Milan', 'Próximos meses libres para un viaje: marzo de 2027, abril de 2027 y junio de 2027'],
    ['fr', 'Vit à Milan', 'Prochains mois libres pour un voyage\u00a0: mars 2027, avril 2027 et juin 2027'],
    ['de', 'Lebt in Milan', 'Nächste freie Monate für eine Reise: März 2027, April 2027 und Juni 2027'],
  ] as const)('%s: states the home and the next free months (§1)', (id, home, months) => {
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

  it.each([
    ['it', 'Per ora nessun mese libero per un altro viaggio.'],
    ['us', 'No month free for another trip right now.'],
    ['we', 'No month free for another trip right now.'],
    ['es', 'Por ahora no queda ningún mes libre para otro viaje.'],
    ['fr', 'Aucun mois libre pour un autre voyage pour le moment.'],
    ['de', 'Zurzeit ist kein Monat für eine weitere Reise frei.'],
  ] as const)('%s: states that no month is free', (id, sentence) => {
    expect(page(id, [])).toContain(`<p class="note">${sentence}</p>`)
  })
})
