import DestinationLookup from '../../../client/islands/destination-lookup.island.tsx'
import { staticPath } from '../../../markets/links.ts'
import { type SearchBoxFields, searchBoxFields } from '../../routes/search/search-box-fields.ts'
import { Island } from '../island.tsx'
import { useSite } from '../site.tsx'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { lookupTexts } from './lookup-texts.ts'

type SearchBoxProps = {
  /** Filled in with the page's search; empty when left out. */
  fields?: SearchBoxFields
  /** On phones only destination and button show; month and price stay as they are. */
  compact?: boolean
}

/** Where, when and for how much: a plain GET form to the search page. */
export const SearchBox = ({ fields, compact = false }: SearchBoxProps) => {
  const site = useSite()
  const { t, market } = site
  const { text, place, selected, hidden, when, price } = fields ?? searchBoxFields(site, {}, null)
  return (
    <search aria-label={t('search.boxLabel')}>
      <form
        className={compact ? 'search-box search-box-compact' : 'search-box'}
        method="get"
        action={staticPath(market, 'search') ?? undefined}
      >
        <HiddenFields fields={hidden} />
        {place !== null && <input type="hidden" name="place" value={place} />}
        <Island
          name="destination-lookup"
          wake="interaction"
          component={DestinationLookup}
          props={{ id: 'search-where', text, selected, texts: lookupTexts(t) }}
        />
        <Field id="search-when" label={t('search.when')}>
          <Select id="search-when" name="when" defaultValue={when.value} options={when.options} />
        </Field>
        <Field id="search-price" label={t('search.budget')}>
          <Select id="search-price" name="price" defaultValue={price.value} options={price.options} />
        </Field>
        <Button icon="search" className="search-box-go">
          {t('search.find')}
        </Button>
      </form>
    </search>
  )
}
