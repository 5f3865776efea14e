type Fields = Record<string, string | number | boolean>

/** What the page as a whole is about, where it is about a trip. */
const SUBJECT = 'main [data-trip][data-track]'

/**
 * What is known of the trip that a part of the page is about: by the parts around it (worker/ui/tracked.ts), or by
 * the page, where they say nothing. `event` names the part's own event and is left out.
 */
export const fieldsAround = (part?: Element | null): Fields => {
  const { event: _, ...fields } = trackedFields(part) ?? trackedFields(document.querySelector(SUBJECT)) ?? {}
  const sectionFrom = part == null ? undefined : sectionOf(part)
  return { ...(sectionFrom !== undefined && { sectionFrom }), ...fields }
}

/** Where something is, unless a part around it says so: what its section is labelled by, or the kind of its landmark. */
const sectionOf = (part: Element): string | undefined => {
  const landmark = part.closest('section,aside,header,footer,nav,dialog')
  return landmark?.getAttribute('aria-labelledby')?.replace(/-title$/, '') ?? landmark?.classList[0]
}

/** What the parts around an element say of themselves; undefined where none does. */
const trackedFields = (element: Element | null | undefined): Fields | undefined => {
  const said: Fields[] = []
  let part = element?.closest<HTMLElement>('[data-track]')
  for (; part; part = part.parentElement?.closest<HTMLElement>('[data-track]'))
    said.push(JSON.parse(part.dataset.track ?? ''))
  return mergeParts(said)
}

/**
 * The fields of a place; the innermost part's word counts. A part that names its travel says all there is to say of a
 * trip: what lies around is about another one.
 * @param parts what each part around it says, innermost first
 */
export const mergeParts = ([own, ...around]: readonly Fields[]): Fields | undefined => {
  if (own === undefined) return undefined
  const outer = mergeParts(around)
  const { sectionFrom } = outer ?? {}
  return 'travelId' in own ? { ...(sectionFrom !== undefined && { sectionFrom }), ...own } : { ...outer, ...own }
}
