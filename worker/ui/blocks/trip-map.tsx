import { searchPath, travelPath } from '../../../markets/links.ts'
import { MapPicture } from '../map/map-picture.tsx'
import { tripMapPins } from '../map/trip-map-pins.ts'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** In degrees: one trip is shown in its part of the continent. */
const MIN_WIDTH = 14

const MAX_LISTED = 40

export const TripMap = ({ id, content: { title, subtitle, pins } }: BlockProps<'trip-map'>) => {
  const site = useRenderContext()
  const { market } = site
  const shown = tripMapPins(site, pins, {
    trip: ({ slug }) => travelPath(market, slug),
    country: ({ id, path }) => path ?? searchPath(market, { destinationId: [id] }),
  })
  return shown.length === 0 ? null : (
    <Section id={id} title={title} subtitle={subtitle}>
      <div className="map-beside">
        <div>
          <MapPicture label={title} pins={shown} ratio={1.2} minWidth={MIN_WIDTH} />
        </div>
        <ul className="map-list">
          {shown.slice(0, MAX_LISTED).flatMap(({ links }) =>
            links.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            )),
          )}
        </ul>
      </div>
    </Section>
  )
}
