import { areaPath } from '../../../markets/area-pages.ts'
import { searchPath } from '../../../markets/links.ts'
import { Carousel } from '../carousel.tsx'
import { Photo } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** Links to the area's page, or to its search where the market has no such page. */
export const ContinentCarousel = ({ id, content }: BlockProps<'continent-carousel'>) => {
  const { market, t } = useRenderContext()
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle} className="has-carousel">
      <Carousel label={content.title} size="tile">
        {content.items.map(({ continent, picture, itinerariesCount }) => (
          <a
            key={continent.id}
            className="tile tile-tall"
            href={areaPath(market, continent.code) ?? searchPath(market, { continentId: [continent.id] })}
          >
            <Photo image={picture} sizes="(min-width: 1024px) 460px, (min-width: 640px) 50vw, 75vw" alt="" />
            <span className="tile-text">
              <span className="tile-title">{continent.name}</span>
              <span className="tile-detail tabular">{t('trip.itineraries', { count: itinerariesCount })}</span>
            </span>
          </a>
        ))}
      </Carousel>
    </Section>
  )
}

export const DestinationCarousel = ({ id, content }: BlockProps<'destination-carousel'>) => {
  const { market, t } = useRenderContext()
  if (content.items.length === 0) return null
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle} className="has-carousel">
      <Carousel label={content.title} size="tile">
        {content.items.map(({ destination: { id: country, name, departuresCount }, picture }) => (
          <a key={country} className="tile tile-tall" href={searchPath(market, { destinationId: [country] })}>
            <Photo image={picture} sizes="(min-width: 1024px) 460px, (min-width: 640px) 50vw, 75vw" alt="" />
            <span className="tile-text">
              <span className="tile-title">{name}</span>
              <span className="tile-detail tabular">{t('trip.departures', { count: departuresCount })}</span>
            </span>
          </a>
        ))}
      </Carousel>
    </Section>
  )
}
