import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { MapPicture } from '../../ui/map/map-picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { stageId } from '../travel/itinerary.tsx'

/** In degrees: the coasts of the atlas have no more detail. */
const MIN_WIDTH = 1.2

/** The stages as numbered stops, of which client/trip/mark-section.ts marks the one that is read. */
export const RouteMap = ({ stages }: { stages: TravelDetail['itinerary'] }) => {
  const { t } = useRenderContext()
  const stops = stages.flatMap(({ place, point }, index) => (point === null ? [] : [{ place, point, index }]))
  const places = Map.groupBy(stops, ({ point }) => keyOf(point.latitude, point.longitude))
  const pins = [...places].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            key,
            point: first.point,
            place: first.place,
            links: [first, ...others].map(({ place, index }) => ({
              text: String(index + 1),
              name: t('map.stop', { number: index + 1, place }),
              href: `#${stageId(index)}`,
            })),
          },
        ],
  )
  return (
    <MapPicture
      className="map-of-route"
      label={t('map.route')}
      pins={pins}
      ratio={1.2}
      minWidth={MIN_WIDTH}
      route={stops.map(({ point }) => point)}
    />
  )
}
