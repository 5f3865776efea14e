import { areaPath } from '../../../markets/area-pages.ts'
import { searchPath } from '../../../markets/links.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import { Carousel } from '../carousel.tsx'
import { Photo } from '../picture.tsx'
import { PlaceLinks } from '../place-links.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

type PosterProps = { href: string; picture: Image | null; name: string; detail: string }

const Poster = ({ href, picture, name, detail }: PosterProps) => (
  <a className="tile tile-tall" href={href}>
    {picture !== null && <Photo image={picture} alt="" />}
    <span className="tile-text">
      <span className="tile-title">{name}</span>
      <span className="tile-detail tabular">{detail}</span>
    </span>
  </a>
)

/** Links to the area's page, or to its search where the market has no such page. */
export const ContinentCarousel = ({ id, content }: BlockProps<'continent-carousel'>) => {
  const { market, t } = useRenderContext()
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle} className="has-carousel">
      <Carousel label={content.title} size="tile">
        {content.items.map(({ continent, picture, itinerariesCount }) => (
          <Poster
            key={continent.id}
            href={areaPath(market, continent.code) ?? searchPath(market, { continentId: [continent.id] })}
            picture={picture}
            name={continent.name}
            detail={t('trip.itineraries', { count: itinerariesCount })}
          />
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
        {content.items.map(({ destination: { id: country, name, departuresCount, path }, picture }) => (
          <Poster
            key={country}
            href={path ?? searchPath(market, { destinationId: [country] })}
            picture={picture}
            name={name}
            detail={t('trip.departures', { count: departuresCount })}
          />
        ))}
      </Carousel>
      <PlaceLinks places={content.countries} kind="moreCountries" />
      <PlaceLinks places={content.places} />
    </Section>
  )
}
