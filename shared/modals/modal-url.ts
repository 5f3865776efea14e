/** Query parameters that open a modal; closing removes them (spec section 2). */
export const MODAL_PARAMETERS = ['modal', 'type', 'layout'] as const
/** Query parameters with the subject of a private modal; closing removes them too. */
export const SUBJECT_PARAMETERS = ['travel', 'tour', 'event', 'purpose'] as const
export type ModalSubject = Partial<Record<(typeof SUBJECT_PARAMETERS)[number], string>>

/** By type; the lists of worker/modals declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with those of the lists.
export interface ModalTypes {}
export type ModalType = keyof ModalTypes

/** Modal of a URL. `layout` is `null` for types with one layout; `subject` exists for private types only. */
export type OpenModal = { type: ModalType; layout: string | null; subject?: ModalSubject }

/** Removes the modal and its subject from a path with query; other parameters retain their spelling. */
export const withoutModal = (url: string): string => {
  if (!url.includes('?')) return url
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const pairs = query.split('&')
  const removed: readonly string[] = pairs.some((pair) => nameOf(pair) === 'modal')
    ? [...MODAL_PARAMETERS, ...SUBJECT_PARAMETERS]
    : MODAL_PARAMETERS
  const remaining = pairs.filter((pair) => pair !== '' && !removed.includes(nameOf(pair)))
  return remaining.length === 0 ? path : `${path}?${remaining.join('&')}`
}

const nameOf = (pair: string): string => {
  const [name = ''] = pair.split('=')
  return name.includes('%') ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}

/** Adds a modal and its subject to a path with query, at the end and in a fixed order. */
export const withModal = (url: string, type: string, layout?: string | null, subject: ModalSubject = {}): string => {
  const base = withoutModal(url)
  const parameters = [['type', type], ['layout', layout], ...SUBJECT_PARAMETERS.map((name) => [name, subject[name]])]
  const given = parameters.flatMap(([name, value]) => (value == null ? [] : [`&${name}=${encodeURIComponent(value)}`]))
  return `${base}${base.includes('?') ? '&' : '?'}modal=${given.join('')}`
}
