import DestinationLookup from '../../../client/islands/destination-lookup.island.tsx'
import { searchPath } from '../../../markets/links.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { Button } from '../button.tsx'
import { Select } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { Island } from '../island.tsx'
import { useRenderContext } from '../render-context.tsx'
import { useSlots } from '../slots.ts'
import type { HiddenField } from './search-href.ts'
import { widgetTexts } from './widget-texts.ts'

/** Contents of the search page's destination field, and the rest of its search. */
export type SearchBar = {
  text: string
  /** Value of the field `place` (shared/filters/form-query.ts); null for free text. */
  place: string | null
  selected: { kind: 'continent' | 'destination'; id: string; name: string } | null
  hidden: readonly HiddenField[]
  /** Value of the field `when`, and its options. */
  when: { value: string; options: readonly { value: string; label: string }[] }
}

export const SEARCH_FIELD_ID = 'search-where'

/**
 * Destination and month of the search page, a plain GET form; elsewhere the widget (widget.tsx). Phones show one link
 * that says both, until it leads into the form.
 */
export const SearchBox = ({ bar: { text, place, selected, hidden, when } }: { bar: SearchBar }) => {
  const { t, market } = useRenderContext()
  const { elementSlots } = useSlots()
  return (
    <search aria-label={t('search.boxLabel')}>
      {elementSlots('only-for', [
        [
          'phone',
          <a key="opener" className="control row search-open" href={`#${SEARCH_FIELD_ID}`}>
            <Icon name="search" />
            {text || t('search.anywhere')} · {when.options.find(({ value }) => value === when.value)?.label}
          </a>,
        ],
      ])}
      <form className="search-bar" method="get" action={searchPath(market)}>
        <HiddenFields fields={hidden} />
        {place !== null && <input type="hidden" name="place" value={place} />}
        <Island
          name="destination-lookup"
          hydrateOn="interaction"
          component={DestinationLookup}
          props={{ id: SEARCH_FIELD_ID, text, selected }}
          market={market.id}
          texts={widgetTexts(t, market)}
        />
        <Select
          id="search-when"
          name="when"
          label={t('search.when')}
          defaultValue={when.value}
          options={when.options}
        />
        <Button icon="search" className="search-box-go">
          {t('search.find')}
        </Button>
      </form>
    </search>
  )
}

export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(([name, value]) => <input key={keyOf(name, value)} type="hidden" name={name} value={value} />)
