import type { LinkedPlace } from '../../shared/contracts/linked-place.ts'
import { useRenderContext } from './render-context.tsx'

type PlaceLinksProps = {
  places: readonly LinkedPlace[]
  /** Default: cities and regions. */
  kind?: 'places' | 'moreCountries'
}

/** Links to the pages of places; nothing without any. */
export const PlaceLinks = ({ places, kind = 'places' }: PlaceLinksProps) => {
  const { t } = useRenderContext()
  if (places.length === 0) return null
  return (
    <div className="place-links">
      <p>{t(`blocks.${kind}`)}</p>
      <ul>
        {places.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
