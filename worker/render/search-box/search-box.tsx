import DestinationLookup from '../../../client/islands/destination-lookup.island.tsx'
import { searchPath } from '../../../markets/links.ts'
import { EMPTY_BAR, type SearchBar } from '../../routes/search/search-bar.ts'
import { monthOptions, priceOptions } from '../../routes/search/search-choices.ts'
import { Island } from '../island.tsx'
import { useSite } from '../site.tsx'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { lookupTexts } from './lookup-texts.ts'

type SearchBoxProps = {
  /**
   * The search that the page shows: only the destination is asked for again, the page's filters ask for the rest.
   * Left out, a new search begins: where, when and for how much.
   */
  bar?: SearchBar
  /** Destination only, as one thing with its button. */
  compact?: boolean
  /** Begins the ids of its fields: unique on the page. */
  id?: string
  /** Name of the landmark: unique on the page. */
  label?: string
}

/** A plain GET form to the search page; its destination field wakes up as the look-up. */
export const SearchBox = ({ bar, compact = bar !== undefined, id = 'search', label }: SearchBoxProps) => {
  const { t, market } = useSite()
  const { text, place, selected, hidden } = bar ?? EMPTY_BAR
  return (
    <search aria-label={label ?? t('search.boxLabel')}>
      <form className={compact ? 'search-box search-bar' : 'search-box'} method="get" action={searchPath(market)}>
        <HiddenFields fields={hidden} />
        {place !== null && <input type="hidden" name="place" value={place} />}
        <Island
          name="destination-lookup"
          wake="interaction"
          component={DestinationLookup}
          props={{ id: `${id}-where`, text, selected, texts: lookupTexts(t) }}
        />
        {!compact && <Period id={id} />}
        <Button icon="search" className="search-box-go">
          {t('search.find')}
        </Button>
      </form>
    </search>
  )
}

/** When, and for how much at most. */
const Period = ({ id }: { id: string }) => {
  const site = useSite()
  const { t } = site
  return (
    <>
      <Field id={`${id}-when`} label={t('search.when')}>
        <Select
          id={`${id}-when`}
          name="when"
          options={[{ value: '', label: t('search.anytime') }, ...monthOptions(site)]}
        />
      </Field>
      <Field id={`${id}-price`} label={t('search.budget')}>
        <Select
          id={`${id}-price`}
          name="price"
          options={[{ value: '', label: t('search.anyPrice') }, ...priceOptions(site)]}
        />
      </Field>
    </>
  )
}
