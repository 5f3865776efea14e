export type Fields = Record<string, string | number | boolean>

const SUBJECT = 'main [data-trip][data-track]'

const TRACKED = '[data-track],[data-travel],li[data-days]'

/** Fields of the trip that an element is about, from the markup around it (worker/ui/tracked.ts, card.tsx) or the page. */
export const fieldsAround = (part?: Element | null): Fields => {
  const { event: _, ...fields } = trackedFields(part) ?? trackedFields(document.querySelector(SUBJECT)) ?? {}
  const sectionFrom = part == null ? undefined : sectionOf(part)
  return { ...(sectionFrom !== undefined && { sectionFrom }), ...fields }
}

/** The label of an element's section, else the class of its landmark. */
export const sectionOf = (part: Element): string | undefined => {
  const landmark = part.closest('section,aside,header,footer,nav,dialog')
  return landmark?.getAttribute('aria-labelledby')?.replace(/-title$/, '') ?? landmark?.classList[0]
}

const trackedFields = (element: Element | null | undefined): Fields | undefined => {
  const found: Fields[] = []
  let part = element?.closest<HTMLElement>(TRACKED)
  for (; part; part = part.parentElement?.closest<HTMLElement>(TRACKED)) found.push(fieldsOf(part))
  return mergeParts(found)
}

/** Fields of the attribute, which may be only the name of the event. */
export const trackOf = (track: string): Fields => (track[0] === '{' ? JSON.parse(track) : { event: track })

const fieldsOf = (part: HTMLElement): Fields => {
  const { track, travel, days } = part.dataset
  if (track !== undefined) return trackOf(track)
  if (travel !== undefined) return fieldsOfCard(part)
  return fieldsOfTour(part, part.id.slice('departure-'.length), Number(days))
}

/** Literal, as importing shared/dates/iso-days.ts adds 1 kB to what every page loads with analytics. */
const DAY_MS = 86_400_000

const fieldsOfCard = (card: HTMLElement): Fields => {
  const link = card.querySelector('.card-title a') as HTMLAnchorElement
  const travelId = card.dataset.travel || (link.pathname.split('/').pop() as string)
  const travel = { travelId, travelName: link.textContent }
  const tourId = link.hash.slice('#departure-'.length)
  if (tourId === '') return travel
  const startingDate = card.querySelector('time')?.dateTime as string
  const today = document.getElementById('main')?.dataset.today as string
  const days = (Date.parse(startingDate) - Date.parse(today)) / DAY_MS
  return { ...travel, ...fieldsOfTour(card, tourId, days) }
}

const fieldsOfTour = (part: HTMLElement, tourId: string, missingDaysToDeparture: number): Fields => {
  const status = part.querySelector<HTMLElement>('.status')?.dataset.status ?? ''
  return { tourId, status, missingDaysToDeparture }
}

/** Merges fields, innermost first. An element that names its travel hides the trip fields around it. */
export const mergeParts = ([own, ...around]: readonly Fields[]): Fields | undefined => {
  if (own === undefined) return undefined
  const outer = mergeParts(around)
  const { sectionFrom } = outer ?? {}
  return 'travelId' in own ? { ...(sectionFrom !== undefined && { sectionFrom }), ...own } : { ...outer, ...own }
}
