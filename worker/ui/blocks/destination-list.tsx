import { searchPath } from '../../../markets/links.ts'
import type { LinkedDestination } from '../../../shared/contracts/destination.ts'
import { Photo } from '../picture.tsx'
import { PlaceLinks } from '../place-links.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

const Country = ({ destination }: { destination: LinkedDestination }) => {
  const { market, t } = useRenderContext()
  const { id, name, departuresCount, path } = destination
  return (
    <li>
      <a className="destination-list-country" href={path ?? searchPath(market, { destinationId: [id] })}>
        <span>{name}</span>
        <span className="destination-list-count tabular">{t('trip.departures', { count: departuresCount })}</span>
      </a>
    </li>
  )
}

export const DestinationList = ({ id, content }: BlockProps<'destination-list'>) => {
  const { market } = useRenderContext()
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      <div className="atlas">
        {content.groups.map(({ continent, picture, items, places }) => (
          <section key={continent.id} className="destination-list-area" aria-labelledby={`${id}-${continent.code}`}>
            <a className="tile destination-list-tile" href={searchPath(market, { continentId: [continent.id] })}>
              <Photo image={picture} alt="" />
              <span className="tile-text">
                <h3 className="tile-title" id={`${id}-${continent.code}`}>
                  {continent.name}
                </h3>
              </span>
            </a>
            <div>
              <ul className="destination-list-countries">
                {items.map((destination) => (
                  <Country key={destination.id} destination={destination} />
                ))}
              </ul>
              <PlaceLinks places={places} />
            </div>
          </section>
        ))}
      </div>
    </Section>
  )
}
