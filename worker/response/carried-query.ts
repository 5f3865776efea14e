import { isFilterParameter } from '../../shared/filters/filter-query.ts'
import { MODAL_PARAMETERS } from '../../shared/modals/modal-url.ts'

/** Modals are carried by worker/engine/entrypoints/open-modal.ts. */
const OWN: ReadonlySet<string> = new Set([...MODAL_PARAMETERS, 'preview', 'country'])

/** Adds the request's parameters to a redirect's target, whose own win, so that campaign parameters arrive. */
export const withCarriedQuery = (target: string, requested: URLSearchParams, carriesFilters: boolean): string => {
  const [address = '', hash = ''] = target.split(/(#.*)/s)
  const own = new URLSearchParams(address.split(/\?(.*)/s)[1])
  const carried = new URLSearchParams(
    [...requested].filter(
      ([name]) =>
        !own.has(name) && !OWN.has(name) && (carriesFilters || !(isFilterParameter(name) || name === 'currency')),
    ),
  )
  if (carried.size === 0) return target
  return `${address}${address.includes('?') ? '&' : '?'}${carried}${hash}`
}
