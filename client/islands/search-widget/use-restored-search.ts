import { useEffect, useEffectEvent } from 'react'
import { type RestoredSearch, restoredSearch, withRestoredSearch } from './restored-search.ts'

/**
 * On the way back from a search the widget shows what was searched: it is kept in the history's entry, not by the
 * browser, which would put back the fields and not what they mean.
 * @param field id of the widget's text field
 * @param restore told of the search once the widget is awake
 * @returns keeps a search, or forgets it (null)
 */
export const useRestoredSearch = (
  field: string,
  restore: (search: RestoredSearch) => void,
): ((search: RestoredSearch | null) => void) => {
  const show = useEffectEvent(restore)
  useEffect(() => {
    const search = restoredSearch(history.state, field)
    if (search === null) return
    // Not before what was done until now has been told: it would pass for the visitor's.
    const timer = setTimeout(() => show(search))
    return () => clearTimeout(timer)
  }, [field])
  return (search) => history.replaceState(withRestoredSearch(history.state, field, search), '')
}
