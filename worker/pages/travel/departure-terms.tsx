import type { MessageKey } from '../../../markets/messages.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import type { Departure } from './departure.ts'

/** Last days of a free cancellation and of the deposit; payments and flights are on the departure's page. */
export const DepartureTerms = ({ departure: { deposit, cancellation } }: { departure: Departure }) => {
  const site = useRenderContext()
  const { freeUntil } = cancellation
  if (freeUntil === null && deposit === null) return null
  return (
    <p className="departure-terms tabular">
      {freeUntil !== null && (
        <span className="terms-promise">
          <Icon name="shield" />
          {datedText(site, 'travel.freeUntil', freeUntil)}
        </span>
      )}
      {deposit !== null && (
        <span>
          <Icon name="clock" />
          {depositText(site, deposit)}
        </span>
      )}
    </p>
  )
}

/** The deposit and the last day on which it can be chosen (spec section 1). */
export const depositText = (site: RenderContext, { amount, until }: NonNullable<Departure['deposit']>): string =>
  datedText(site, 'travel.depositText', until, { amount: site.money(amount) })

/** Formats a text that ends in a day, with the article that the language puts before it. */
export const datedText = (
  { t, market, date }: RenderContext,
  key: MessageKey,
  day: IsoDate,
  more: Record<string, string> = {},
): string => typesettingByLanguage[market.language].datedText(t(key, { ...more, date: date(day, 'short') }))
