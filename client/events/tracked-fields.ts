type Fields = Record<string, string | number | boolean>

const SUBJECT = 'main [data-trip][data-track]'

/** Fields of the trip that an element is about, from the markup around it (worker/ui/tracked.ts) or the page. */
export const fieldsAround = (part?: Element | null): Fields => {
  const { event: _, ...fields } = trackedFields(part) ?? trackedFields(document.querySelector(SUBJECT)) ?? {}
  const sectionFrom = part == null ? undefined : sectionOf(part)
  return { ...(sectionFrom !== undefined && { sectionFrom }), ...fields }
}

/** The label of an element's section, else the class of its landmark. */
const sectionOf = (part: Element): string | undefined => {
  const landmark = part.closest('section,aside,header,footer,nav,dialog')
  return landmark?.getAttribute('aria-labelledby')?.replace(/-title$/, '') ?? landmark?.classList[0]
}

const trackedFields = (element: Element | null | undefined): Fields | undefined => {
  const found: Fields[] = []
  let part = element?.closest<HTMLElement>('[data-track]')
  for (; part; part = part.parentElement?.closest<HTMLElement>('[data-track]'))
    found.push(JSON.parse(part.dataset.track ?? ''))
  return mergeParts(found)
}

/** Merges fields, innermost first. An element that names its travel hides the trip fields around it. */
export const mergeParts = ([own, ...around]: readonly Fields[]): Fields | undefined => {
  if (own === undefined) return undefined
  const outer = mergeParts(around)
  const { sectionFrom } = outer ?? {}
  return 'travelId' in own ? { ...(sectionFrom !== undefined && { sectionFrom }), ...own } : { ...outer, ...own }
}
