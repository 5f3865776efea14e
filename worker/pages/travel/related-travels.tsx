import type { Travel } from '../../../shared/contracts/travel.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'

/** Trips like this one. */
export const RelatedTravels = ({ travels }: { travels: readonly Travel[] }) => {
  const { t } = useRenderContext()
  if (travels.length === 0) return null
  const title = t('travel.related')
  return (
    <Section id="related" title={title} subtitle={null}>
      <Carousel label={title}>
        {travels.map((travel) => (
          <TravelCard key={travel.id} travel={travel} />
        ))}
      </Carousel>
    </Section>
  )
}
