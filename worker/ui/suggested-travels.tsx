import type { Travel } from '../../shared/contracts/travel.ts'
import { Carousel, cardSizes } from './carousel.tsx'
import { useRenderContext } from './render-context.tsx'
import { Section } from './section.tsx'
import { TravelCard } from './travel-card.tsx'

/** Trips on a page that has nothing else to show. */
export const SuggestedTravels = ({ travels }: { travels: readonly Travel[] }) => {
  const { t } = useRenderContext()
  if (travels.length === 0) return null
  const title = t('trip.suggestedTitle')
  return (
    <Section id="suggested" title={title} subtitle={null} className="has-carousel">
      <Carousel label={title}>
        {travels.map((travel) => (
          <TravelCard key={travel.id} travel={{ ...travel, fitting: null }} sizes={cardSizes(travels.length)} />
        ))}
      </Carousel>
    </Section>
  )
}
