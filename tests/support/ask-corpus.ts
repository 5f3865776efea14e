import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { monthRange } from '../../shared/dates/iso-days.ts'

export type Sample = { text: string; wanted: FilterState; heldOut: boolean }

const LIST_KEYS: Record<string, keyof FilterState> = {
  dest: 'destinationId',
  area: 'continentId',
  style: 'travelStyles',
  mood: 'moods',
  type: 'travelTypes',
  haul: 'costCenters',
  badge: 'badgeId',
  status: 'status',
}

/** Questions of a language; every third of the corpus is held out (see its head). */
export const readCorpus = (language: Language, set: 'corpus' | 'travellers' = 'corpus'): Sample[] =>
  readFileSync(`${languageFolder(language)}/grammar/${set}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, index) => {
      const [text = '', short = ''] = line.split(' | ')
      return { text, wanted: filterOfShort(short), heldOut: index % 3 === 2 }
    })

const filterOfShort = (short: string): FilterState =>
  Object.assign(
    {},
    ...short
      .split(' ')
      .filter((each) => each !== '')
      .map((each) => partOf(...(each.split('=') as [string, string]))),
  )

const partOf = (key: string, value: string): FilterState => {
  const list = LIST_KEYS[key]
  if (list !== undefined) return { [list]: value.split(',') }
  const [from = '', to = ''] = value.split(key === 'when' ? '_' : '-')
  switch (key) {
    case 'when': {
      const days = value.length === 7 ? monthRange(value) : { from, to }
      return { ...(days.from !== '' && { dateFrom: days.from }), ...(days.to !== '' && { dateTo: days.to }) }
    }
    case 'days': {
      const until = value.includes('-') ? to : from
      return { ...(from !== '' && { durationFrom: Number(from) }), ...(until !== '' && { durationTo: Number(until) }) }
    }
    case 'price':
      return { ...(from !== '' && { priceFrom: Number(from) * 100 }), ...(to !== '' && { priceTo: Number(to) * 100 }) }
    case 'age':
      return { ageBadge: value as FilterState['ageBadge'] }
    case 'off':
      return { discounted: true }
    case 'room':
      return { isNoSharingRoomAvailable: true }
    case 'flex':
      return { daysSpan: Number(value) }
    case 'sort':
      return { sort: value as FilterState['sort'] }
    case 'durations':
      return { durations: value as FilterState['durations'] }
    default:
      throw new Error(`unknown key of the corpus: ${key}`)
  }
}

/** Filter as comparable facts: each item of a list, each range as a whole. */
export const factsOf = (filter: FilterState): string[] => {
  const { dateFrom, dateTo, durationFrom, durationTo, priceFrom, priceTo, ...rest } = filter
  const range = (name: string, from: unknown, to: unknown) =>
    from === undefined && to === undefined ? [] : [`${name} ${from ?? ''}..${to ?? ''}`]
  return [
    ...range('dates', dateFrom, dateTo),
    ...range('days', durationFrom, durationTo),
    ...range('price', priceFrom, priceTo),
    ...Object.entries(rest).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item) => `${key} ${item}`) : [`${key} ${value}`],
    ),
  ]
}

export type Score = { precision: number; recall: number; wrong: string[] }

/** Precision and recall over all facts. */
export const score = (samples: readonly Sample[], read: (text: string) => FilterState): Score => {
  let [right, found, meant] = [0, 0, 0]
  const wrong: string[] = []
  for (const { text, wanted } of samples) {
    const [got, want] = [factsOf(read(text)), factsOf(wanted)]
    const both = got.filter((fact) => want.includes(fact)).length
    ;[right, found, meant] = [right + both, found + got.length, meant + want.length]
    const extra = got.filter((fact) => !want.includes(fact))
    const missing = want.filter((fact) => !got.includes(fact))
    if (extra.length + missing.length > 0) wrong.push(`${text}\n    + ${extra.join(', ')}\n    - ${missing.join(', ')}`)
  }
  return { precision: right / found, recall: right / meant, wrong }
}

/** Folder of the language: in one of the markets that use it. */
export const languageFolder = (language: Language): string => {
  const folders = allMarkets.filter((market) => market.language === language).map(({ id }) => `markets/${id}/language`)
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`no market uses ${language}`)
  return found
}
