import { useRenderContext } from '../../ui/render-context.tsx'
import { chosenOf, FilterGroup, OptionLine, OptionLines } from './filter-group.tsx'
import type { PlaceGroup } from './place-groups.ts'

/** Continents, and below each its countries. */
export const PlaceFilter = ({ id, places }: { id: string; places: readonly PlaceGroup[] }) => {
  const { t } = useRenderContext()
  const chosen = chosenOf(
    ...places.map(({ continent, destinations }) => [...(continent ? [continent] : []), ...destinations]),
  )
  return (
    <FilterGroup id={id} title={t('search.place')} chosen={chosen} open>
      {places.map(({ continent, destinations, open }) => (
        <div key={continent?.value ?? ''} className="filter-place">
          {continent !== null && <OptionLine name="continentId[]" type="checkbox" option={continent} />}
          {destinations.length > 0 && (
            <details className="filter-more" open={open}>
              <summary>
                {t('search.countries')}
                {continent !== null && <span className="visually-hidden"> {continent.label}</span>}
              </summary>
              <OptionLines name="destinationId[]" type="checkbox" options={destinations} />
            </details>
          )}
        </div>
      ))}
    </FilterGroup>
  )
}
