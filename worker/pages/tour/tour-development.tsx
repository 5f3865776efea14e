import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import type { TourModel } from './tour-model.ts'

const PRICE_MESSAGES = { 'on-sale': 'tour.onSale', down: 'tour.priceDown', up: 'tour.priceUp' } as const

/** Status history, newest first, and the lowest price of the last thirty days. */
export const TourDevelopment = ({ model: { development, tour, isPast } }: { model: TourModel }) => {
  const { t, money, date } = useRenderContext()
  if (development.length === 0) return null
  return (
    <section className="travel-part" aria-labelledby="story">
      <h2 id="story">{t('tour.story')}</h2>
      <p>{t('tour.storyText')}</p>
      {tour.lowestPrice !== null && !isPast && (
        <p className="lowest tabular">{t('tour.lowest', { amount: money(tour.lowestPrice) })}</p>
      )}
      <ol className="steps tabular" reversed>
        {development.toReversed().map(({ on, snapshot, price }) => (
          <li key={snapshot.takenAt}>
            <time dateTime={on}>{date(on, 'numeric')}</time>
            <div>
              <StatusLine tour={snapshot} />
              {price !== null && (
                <p className="step-price" data-change={price.change}>
                  {t(PRICE_MESSAGES[price.change], { amount: money(price.amount) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
