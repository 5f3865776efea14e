import { datedText, type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import type { Departure } from './departure.ts'

/** Last days of a free cancellation and of the deposit; payments and flights are on the departure's page. */
export const DepartureTerms = ({ departure: { deposit, cancellation } }: { departure: Departure }) => {
  const site = useRenderContext()
  const { freeUntil } = cancellation
  if (freeUntil === null && deposit === null) return null
  return (
    <p className="departure-terms tabular">
      {freeUntil !== null && <span className="i-shield">{datedText(site, 'travel.freeUntil', freeUntil)}</span>}
      {deposit !== null && <span className="i-clock">{depositText(site, deposit)}</span>}
    </p>
  )
}

/** The deposit and the last day on which it can be chosen (spec section 1). */
export const depositText = (site: RenderContext, { amount, until }: NonNullable<Departure['deposit']>): string =>
  datedText(site, 'travel.depositText', until, { amount: site.money(amount) })
