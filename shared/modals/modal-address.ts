/** The query parameters that open a modal; closing removes these three and nothing else (spec section 2). */
export const MODAL_PARAMETERS = ['modal', 'type', 'layout'] as const
/** What a modal of one visitor is about. They go with the modal and mean nothing without it. */
export const SUBJECT_PARAMETERS = ['travel', 'tour', 'event', 'purpose'] as const
export type ModalSubject = Partial<Record<(typeof SUBJECT_PARAMETERS)[number], string>>

/**
 * An address (path and query) without the three parameters, and without what its modal was about; all other parameters
 * stay as they were written.
 */
export const withoutModal = (address: string): string => {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const pairs = query.split('&')
  const gone: readonly string[] = pairs.some((pair) => nameOf(pair) === 'modal')
    ? [...MODAL_PARAMETERS, ...SUBJECT_PARAMETERS]
    : MODAL_PARAMETERS
  const kept = pairs.filter((pair) => pair !== '' && !gone.includes(nameOf(pair)))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''

/** An address with a modal open, the three parameters and what it is about last and in their order. */
export const withModal = (
  address: string,
  type: string,
  layout?: string | null,
  subject: ModalSubject = {},
): string => {
  const base = withoutModal(address)
  const parameters = new URLSearchParams({ modal: '', type, ...(layout != null && { layout }) })
  for (const name of SUBJECT_PARAMETERS) if (subject[name] !== undefined) parameters.set(name, subject[name])
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}`
}
