import { coordinatorPath } from '../../../markets/links.ts'
import { Carousel } from '../carousel.tsx'
import { Photo } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

export const Coordinators = ({ id, content: { title, subtitle, coordinators } }: BlockProps<'coordinators'>) => {
  const { t, market } = useRenderContext()
  if (coordinators.length === 0) return null
  return (
    <Section id={id} title={title} subtitle={subtitle} className="has-carousel">
      <Carousel label={title} size="portrait">
        {coordinators.map((person) => (
          <article key={person.id} className="person">
            <Photo image={person.picture} alt="" />
            <h3>
              <a href={coordinatorPath(market, person.slug)}>{person.name}</a>
            </h3>
            <p className="person-motto">{person.motto}</p>
            <p className="person-facts tabular">
              {t('trip.tripsLed', { count: person.tripsLed })}
              <br />
              {t('trip.speaks', { languages: person.languages.join(', ') })}
            </p>
          </article>
        ))}
      </Carousel>
    </Section>
  )
}
