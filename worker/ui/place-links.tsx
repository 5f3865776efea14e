import type { LinkedPlace } from '../../shared/contracts/linked-place.ts'
import { useRenderContext } from './render-context.tsx'

/** Links to the pages of cities and regions; nothing without any. */
export const PlaceLinks = ({ places }: { places: readonly LinkedPlace[] }) => {
  const { t } = useRenderContext()
  if (places.length === 0) return null
  return (
    <div className="place-links">
      <p>{t('blocks.places')}</p>
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
