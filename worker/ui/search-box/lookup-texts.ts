import type { DestinationLookupProps } from '../../../client/islands/destination-lookup.island.tsx'
import type { Translate } from '../../../markets/messages.ts'

/** The look-up island's words in the market's language. */
export const lookupTexts = (t: Translate): DestinationLookupProps['texts'] => ({
  label: t('search.where'),
  placeholder: t('search.wherePlaceholder'),
  list: t('search.lookupList'),
  clear: t('search.lookupClear'),
  loading: t('search.lookupLoading'),
  none: t('search.lookupNone'),
  results: { one: t('search.lookupResults', { count: 1 }), other: t('search.lookupResults', { count: '{count}' }) },
})
