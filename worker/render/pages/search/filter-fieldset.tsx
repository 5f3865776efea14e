import { searchPath } from '../../../../markets/links.ts'
import type { FilterForm } from '../../../routes/search/filter-form.ts'
import { HiddenFields } from '../../search-box/hidden-fields.tsx'
import { useSite } from '../../site.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Pills, PriceField, Ticks, WhereField } from './filter-fields.tsx'
import { GroupedSelect } from './grouped-select.tsx'

type FilterFieldsetProps = {
  form: FilterForm
  /** id of its heading. */
  labelledBy: string
  /** Before the ids of its fields: the panel and the modal may be on one page. */
  ids?: string
}

/** All filters as one plain GET form. */
export const FilterFieldset = ({ form, labelledBy, ids = '' }: FilterFieldsetProps) => {
  const { t, market } = useSite()
  return (
    <form className="filters-form" method="get" action={searchPath(market)} aria-labelledby={labelledBy}>
      <HiddenFields fields={form.hidden} />
      {form.where !== null && <WhereField where={form.where} ids={ids} />}
      <Field id={`${ids}filter-when`} label={t('search.when')}>
        <GroupedSelect id={`${ids}filter-when`} name="when" first={t('search.anytime')} {...form.when} />
      </Field>
      <PriceField price={form.price} ids={ids} />
      <Pills legend={t('search.duration')} name="days" choice={form.days} />
      {form.ages !== null && <Pills legend={t('search.age')} name="ageBadge" choice={form.ages} />}
      <Ticks legend={t('search.status')} name="status[]" ticks={form.statuses} />
      {form.styles.length > 0 && <Ticks legend={t('search.style')} name="travelStyles[]" ticks={form.styles} />}
      <Ticks
        legend={t('search.extras')}
        ticks={[
          { name: 'discounted', value: 'true', label: t('search.discounted'), checked: form.discounted },
          {
            name: 'isNoSharingRoomAvailable',
            value: 'true',
            label: t('search.privateRoom'),
            checked: form.privateRoom,
          },
        ]}
      />
      <div className="filters-apply">
        <Button>{t('search.apply')}</Button>
      </div>
    </form>
  )
}
