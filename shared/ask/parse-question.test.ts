import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammarOf } from '../../markets/grammar-of.ts'
import { readCorpus, score } from '../../tests/support/ask-corpus.ts'
import { SAMPLE_TODAY, sampleCatalogueFilters } from '../../tests/support/builders/sample-catalogue.ts'
import { type FilterState, filterStateSchema } from '../contracts/filter-state.ts'
import { filterQuery, parseFilterQuery } from '../filters/filter-query.ts'
import { parseQuestion } from './parse-question.ts'
import { MAX_QUESTION_LENGTH } from './plain-text.ts'
import { vocabularyOf } from './vocabulary.ts'

const filters = sampleCatalogueFilters('it')
const grammar = grammarOf('it')!
const inItalian = { grammar, vocabulary: vocabularyOf(filters, grammar), today: SAMPLE_TODAY }
const read = (text: string) => parseQuestion(text, inItalian)

const days = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo })
const about = (durationFrom: number, durationTo: number) => ({ durationFrom, durationTo })

describe('Italian', () => {
  const corpus = readCorpus('it')
  const held = corpus.filter(({ heldOut }) => heldOut)

  it('has a corpus of 300 different queries, 100 of them held out', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300)
    expect(held.length).toBeGreaterThanOrEqual(100)
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
  })

  it.each([
    ['the queries that rules were written with', corpus.filter(({ heldOut }) => !heldOut)],
    ['the held-out queries', held],
  ])('reads 95 % of the facts of %s', (_, samples) => {
    const { precision, recall, wrong } = score(samples, (text) => read(text).filter)
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it.each<[string, FilterState]>([
    ['Giappone in italiano', { destinationId: ['jpn'], groupLanguage: ['it'] }],
    ['un gruppo che parla inglese in Italia', { destinationId: ['ita'], groupLanguage: ['en'] }],
    ['Italia', { destinationId: ['ita'] }],
  ])('tells the language of the group from a country in %j', (text, filter) =>
    expect(read(text).filter).toEqual(filter),
  )

  it('returns words without a meaning, and whether something is refused', () => {
    expect(read('Giappone con zainetti fucsia')).toMatchObject({ unread: ['zainetti', 'fucsia'], refuses: false })
    expect(read('in Asia ma non in India')).toMatchObject({ filter: { continentId: ['asia'] }, refuses: true })
  })

  // Earlier mistakes.
  it.each<[string, FilterState]>([
    ['15 notti circa', about(15, 17)],
    ['le prime due settimane di aprile', days('2027-04-01', '2027-04-14')],
    ['gli ultimi 10 giorni di agosto', days('2027-08-22', '2027-08-31')],
    ['periodo luglio agosto', days('2027-07-01', '2027-08-31')],
    ['tra novembre e febbraio', days('2027-11-01', '2028-02-29')],
    ['parto domani', days('2027-01-16', '2027-01-16')],
    ['con meno di 4mila euro', { priceTo: 400_000 }],
    ['fino a 3mila', { priceTo: 300_000 }],
    ['non voglio spendere più di mille euro', { priceTo: 100_000 }],
    ['senza spendere più di 900', { priceTo: 90_000 }],
    ['non vorrei stare via più di 10 giorni', { durationTo: 10 }],
    ['più di 10 giorni', { durationFrom: 11 }],
    ['mostra viaggi in Giappone', { destinationId: ['jpn'] }],
    ['evitiamo l’estate e il Marocco', {}],
    ['posti non troppo lontani', { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] }],
    ['con la jeep', { travelStyles: ['ROAD_TRIP'] }],
    ['una settimana bianca', { ...about(6, 8), travelStyles: ['SNOW'] }],
    ['gente tra i 25 e i 35', { ageBadge: '25-35' }],
    ['un weekend a Porto', { durationTo: 4, destinationId: ['prt'] }],
    ['ti porto in Costa Azzurra', { destinationId: ['fra'] }],
  ])('reads %s', (text, filter) => expect(read(text).filter).toEqual(filter))

  it.each([
    ['sotto i 900 dollari', 'USD'],
    ['max 800 £', 'GBP'],
    ['1200 euro', 'EUR'],
    ['max 1200', null],
  ])('reads the currency of %s', (text, currency) => expect(read(text).currency).toBe(currency))
})

describe('any question', () => {
  it('reads 95 % of the facts of the second set', () => {
    const samples = readCorpus('it', 'travellers')
    const { precision, recall, wrong } = score(samples, (text) => read(text).filter)
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('returns a valid filter of existing values for any text', () => {
    const words = [
      ...grammar.common,
      ...grammar.spelling,
      ...Object.keys(grammar.places),
      ...Object.keys(grammar.numbers),
    ]
    const signs = [
      '€',
      '-',
      '/',
      ',',
      '<p jpn>',
      '<w0>',
      '31',
      '2027',
      '1.500',
      '10/06',
      ...(grammar.months[1] ?? '').split('|'),
    ]
    const likely = fc.array(fc.constantFrom(...words, ...signs), { maxLength: 40 }).map((all) => all.join(' '))
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.string({ maxLength: 2000 }),
      likely,
      likely,
    )
    const countries = new Set(filters.destinations.flatMap(({ items }) => items.map(({ id }) => id)))
    fc.assert(
      fc.property(text, (question) => {
        const { filter } = read(question)
        expect(filterStateSchema.parse(filter)).toEqual(filter)
        // Without contradictions: the URL means the same filter.
        expect(filterQuery(parseFilterQuery(new URLSearchParams(filterQuery(filter))))).toBe(filterQuery(filter))
        for (const id of filter.destinationId ?? []) expect(countries).toContain(id)
        expect(filter.textSearch).toBeUndefined()
        expect(filter.travelId).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('accepts texts beyond the maximum length', () => {
    for (const piece of ['9 ', 'a ', '1-', '<', 'non ', 'max 1.', ' ', '10/'])
      expect(() => read(piece.repeat(2000))).not.toThrow()
    expect(MAX_QUESTION_LENGTH).toBeLessThanOrEqual(500)
  })
})

it.each<[string]>([['non voglio spendere più di 1000 euro']])('reads a refused "more than" as a maximum: %s', (text) =>
  expect(read(text).filter).toEqual({ priceTo: 100_000 }),
)

it.each<[string, FilterState]>([
  ['sette giorni in Marocco', { ...about(7, 7), destinationId: ['mar'] }],
  ['partenza di domenica per il Perù', { destinationId: ['per'] }],
  ['un week-end a Porto', { durationTo: 4, destinationId: ['prt'] }],
])('does not correct ordinary words: %s', (text, filter) => expect(read(text).filter).toEqual(filter))

it.each<[string]>([
  ['domani torniamo, quest’estate in Grecia'],
  ['Qual è un viaggio facile con mia sorella, poco faticoso, per la fioritura dei ciliegi?'],
  ['Siamo in tre con il mio fidanzato: dove ci consigliate di andare a Capodanno?'],
  ['Parto da sola, ho 32 anni, vorrei conoscere gente. Quanto costa l’Islanda ad agosto?'],
])('leaves no small words as names: %s', (text) => expect(read(text)).toMatchObject({ unread: [], isPartial: false }))

it.each<[string, FilterState]>([
  ['un weekend vicino senza prendere l’aereo', { durationTo: 4, costCenters: ['SHORT_HAUL'] }],
  ['Spagna a luglio, ma non troppo caldo', { destinationId: ['esp'], ...days('2027-07-01', '2027-07-31') }],
  ['mare al caldo a gennaio', { travelStyles: ['BEACH'], ...days('2027-01-01', '2027-01-31') }],
  ['un posto caldo sotto i 1000 euro', { priceTo: 100_000 }],
  ['luna di miele in Polinesia', { destinationId: ['pyf'] }],
  ['Perù, ma ho paura dell’altitudine', { destinationId: ['per'] }],
])('reports that the filter is a part of %s', (text, filter) =>
  expect(read(text)).toMatchObject({ filter, isPartial: true }),
)

it.each([
  ['a Sunday', '2027-01-17', 'questo weekend', days('2027-01-22', '2027-01-24')],
  ['a Sunday', '2027-01-17', 'questa settimana', days('2027-01-18', '2027-01-24')],
  ['a Saturday', '2027-01-16', 'questo weekend', days('2027-01-17', '2027-01-17')],
  ['a Monday', '2027-01-18', 'il prossimo weekend', days('2027-01-22', '2027-01-24')],
  ['a Friday', '2027-01-22', 'il prossimo weekend', days('2027-01-29', '2027-01-31')],
  ['the last of a month', '2027-01-31', 'nel prossimo mese', days('2027-02-01', '2027-02-28')],
  ['the last of a month', '2027-01-31', 'nei prossimi 1 mesi', days('2027-02-01', '2027-02-28')],
  ['the last of a month', '2027-12-31', 'tra due mesi', days('2028-02-14', '2028-03-15')],
  ['late summer', '2027-08-20', 'fine estate', days('2027-08-21', '2027-08-31')],
  ['late summer', '2027-08-20', 'inizio estate', days('2028-06-01', '2028-06-30')],
  ['late summer', '2027-08-20', 'in estate', days('2028-06-01', '2028-08-31')],
  ['late summer', '2027-08-20', 'quest’estate', days('2027-08-21', '2027-08-31')],
  ['high summer', '2027-07-20', 'in estate', days('2027-07-21', '2027-08-31')],
  ['the second of January', '2027-01-02', 'entro fine anno', { dateTo: '2027-12-31' }],
])('on %s (%s), reads %s', (_, today, text, wanted) => {
  const { durationTo: __, ...filter } = parseQuestion(text, { ...inItalian, today }).filter
  expect(filter).toEqual(wanted)
})

const EAST_ASIA = ['chn', 'hkg', 'jpn', 'kor', 'mac', 'mng', 'twn']
const SOUTH_ASIA = ['btn', 'ind', 'lka', 'mdv', 'npl']
const SOUTH_PACIFIC = ['cok', 'fji', 'pyf', 'ton', 'vut', 'wsm']

it.each<[string, string[]]>([
  ['Asia orientale', EAST_ASIA],
  ['Asia meridionale', SOUTH_ASIA],
  ['Pacifico del Sud', SOUTH_PACIFIC],
])('reads %s as its countries', (name, countries) => {
  const offered = filters.destinations.flatMap(({ items }) => items.map(({ id }) => id))
  const { filter, unread } = read(name)
  expect(unread).toEqual([])
  expect([...(filter.destinationId ?? [])].sort()).toEqual(countries.filter((id) => offered.includes(id)))
})

it('reads numbers, dates and holidays only with an empty vocabulary', () => {
  const none = { ...filters, destinations: [], periods: [], travelStyles: [], costCenters: [] }
  const vocabulary = vocabularyOf(none, grammar)
  const text = 'Giappone a Ferragosto, mare, voli brevi, 9 giorni, max 1000 euro a maggio'
  expect(parseQuestion(text, { grammar, vocabulary, today: SAMPLE_TODAY }).filter).toEqual({
    durationFrom: 9,
    durationTo: 9,
    priceTo: 100_000,
    dateFrom: '2027-08-08',
    dateTo: '2027-08-22',
  })
})

it.each([
  ['ponte di San Francesco 2028', '2028-09-30', '2028-10-08'],
  ['ponte della Repubblica', '2027-05-29', '2027-06-06'],
] as const)('reads %s as nothing but its days', (text, dateFrom, dateTo) =>
  expect(read(text)).toMatchObject({ filter: { dateFrom, dateTo }, unread: [] }),
)
