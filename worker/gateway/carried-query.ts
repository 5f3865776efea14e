import { isFilterParameter } from '../../shared/filters/filter-query.ts'
import { MODAL_PARAMETERS } from '../../shared/modals/modal-address.ts'

/** Never carried: modals go along by their own rule (worker/page/open-modal.ts), a preview is of one page. */
const OWN: ReadonlySet<string> = new Set([...MODAL_PARAMETERS, 'preview', 'country'])

/**
 * A redirect's target with what else the request's address says, so that a campaign's parameters arrive: whatever the
 * target does not say itself.
 * @param readHere whether filters go along, too: they have done their part when the page that read them leads elsewhere
 */
export const withCarriedQuery = (target: string, asked: URLSearchParams, readHere: boolean): string => {
  const [address = '', hash = ''] = target.split(/(#.*)/s)
  const said = new URLSearchParams(address.split(/\?(.*)/s)[1])
  const carried = new URLSearchParams(
    [...asked].filter(
      ([name]) => !said.has(name) && !OWN.has(name) && (readHere || !(isFilterParameter(name) || name === 'currency')),
    ),
  )
  if (carried.size === 0) return target
  return `${address}${address.includes('?') ? '&' : '?'}${carried}${hash}`
}
