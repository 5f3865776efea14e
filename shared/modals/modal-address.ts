/** The query parameters that open a modal; closing removes these three and nothing else (spec section 2). */
export const MODAL_PARAMETERS = ['modal', 'type', 'layout'] as const

/** An address (path and query) without the three parameters; all other parameters stay as they were written. */
export const withoutModal = (address: string): string => {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const kept = query.split('&').filter((pair) => pair !== '' && !isModalParameter(pair))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

const isModalParameter = (pair: string): boolean => {
  const [name] = new URLSearchParams(pair).keys()
  return (MODAL_PARAMETERS as readonly (string | undefined)[]).includes(name)
}

/** An address with a modal open, the three parameters last and in their order. */
export const withModal = (address: string, type: string, layout?: string | null): string => {
  const base = withoutModal(address)
  const parameters = new URLSearchParams({ modal: '', type, ...(layout != null && { layout }) })
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}`
}
