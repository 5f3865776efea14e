import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammars } from '../../markets/grammars.ts'
import { LANGUAGES, type MarketId } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import { readCorpus, score } from '../../tests/support/ask-corpus.ts'
import { SAMPLE_TODAY, sampleCatalogueFilters } from '../../tests/support/builders/sample-catalogue.ts'
import { type FilterState, filterStateSchema } from '../contracts/filter-state.ts'
import { filterQuery, parseFilterQuery } from '../filters/filter-query.ts'
import { parseQuestion } from './parse-question.ts'
import { MAX_QUESTION_LENGTH } from './plain-text.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Each language in its first market; the English corpus is American. */
const READ = LANGUAGES.map((language) => ({
  language,
  market: allMarkets.find((each) => each.language === language)!.id,
}))

const contextOf = (market: MarketId) => ({
  grammar: grammars[market],
  vocabulary: vocabularyOf(sampleCatalogueFilters(market), grammars[market]),
  today: SAMPLE_TODAY,
})
const inItalian = contextOf('it')
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

describe.each(READ)('$language', ({ language, market }) => {
  const context = contextOf(market)
  const { grammar } = context

  it.runIf(language !== 'it')('reads every fact of its corpus', () => {
    const samples = readCorpus(language)
    expect(score(samples, (text) => parseQuestion(text, context).filter).wrong).toEqual([])
  })

  it('reads 95 % of the facts of the second set', () => {
    const samples = readCorpus(language, 'travellers')
    const { precision, recall, wrong } = score(samples, (text) => parseQuestion(text, context).filter)
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
    const countries = new Set(
      sampleCatalogueFilters(market).destinations.flatMap(({ items }) => items.map(({ id }) => id)),
    )
    fc.assert(
      fc.property(text, (question) => {
        const { filter } = parseQuestion(question, context)
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
      expect(() => parseQuestion(piece.repeat(2000), context)).not.toThrow()
    expect(MAX_QUESTION_LENGTH).toBeLessThanOrEqual(500)
  })
})

it.each<[MarketId, string]>([
  ['it', 'non voglio spendere più di 1000 euro'],
  ['us', 'I don’t want to spend more than 1000 euros'],
  ['es', 'no quiero gastar más de 1000 euros'],
  ['fr', 'je ne veux pas dépenser plus de 1000 euros'],
  ['de', 'ich will nicht mehr ausgeben als 1000 Euro'],
])('in %s, reads a refused "more than" as a maximum: %s', (market, text) =>
  expect(parseQuestion(text, contextOf(market)).filter).toEqual({ priceTo: 100_000 }),
)

it.each<[MarketId, string, FilterState]>([
  ['it', 'sette giorni in Marocco', { ...about(7, 7), destinationId: ['mar'] }],
  ['it', 'partenza di domenica per il Perù', { destinationId: ['per'] }],
  ['it', 'un week-end a Porto', { durationTo: 4, destinationId: ['prt'] }],
  ['es', 'plazas libres en julio', days('2027-07-01', '2027-07-31')],
  ['es', 'soy mayor de 35, Japón', { ageBadge: '35-49', destinationId: ['jpn'] }],
  ['fr', 'un week-end prolongé en Europe', { durationTo: 4, continentId: ['europe'] }],
  ['fr', 'mes amis viennent aussi, Japon', { destinationId: ['jpn'] }],
  ['fr', 'places disponibles en juillet', days('2027-07-01', '2027-07-31')],
])('in %s, does not correct ordinary words: %s', (market, text, filter) =>
  expect(parseQuestion(text, contextOf(market)).filter).toEqual(filter),
)

it.each<[MarketId, string]>([
  ['it', 'domani torniamo, quest’estate in Grecia'],
  ['it', 'Qual è un viaggio facile con mia sorella, poco faticoso, per la fioritura dei ciliegi?'],
  ['it', 'Siamo in tre con il mio fidanzato: dove ci consigliate di andare a Capodanno?'],
  ['it', 'Parto da sola, ho 32 anni, vorrei conoscere gente. Quanto costa l’Islanda ad agosto?'],
  ['us', 'but really just this summer in Greece'],
  ['we', 'Which trip is easy, with my sister, to see the cherry blossom?'],
  ['we', 'There are three of us with my boyfriend: where should we go for New Year?'],
  ['we', 'Travelling solo, I’m 32 and would like to meet people. How much is Iceland in August?'],
  ['es', 'pero este verano en Grecia'],
  ['es', '¿Qué viaje es fácil para ir con mi hermana a ver los cerezos en flor?'],
  ['es', 'Somos tres con mi novio: ¿a dónde nos recomendáis ir en Nochevieja?'],
  ['es', 'Viajo sola, tengo 32 años y quiero conocer gente. ¿Cuánto cuesta Islandia en agosto?'],
  ['fr', 'mais juste cet été en Grèce'],
  ['fr', 'Quel voyage facile avec ma sœur pour voir la floraison des cerisiers ?'],
  ['fr', 'On est trois avec mon copain : où nous conseillez-vous d’aller au Nouvel An ?'],
  ['fr', 'Je pars seule, j’ai 32 ans et j’ai envie de rencontrer du monde. Combien coûte l’Islande en août ?'],
  ['de', 'aber nur diesen Sommer in Griechenland'],
  ['de', 'Welche Reise ist einfach und passt für mich und meine Schwester zur Kirschblüte?'],
  ['de', 'Wir sind zu dritt mit meinem Freund: Wohin empfehlt ihr uns an Silvester?'],
  ['de', 'Ich reise allein, bin 32 und möchte Leute kennenlernen. Was kostet Island im August?'],
])('in %s, leaves no small words as names: %s', (market, text) =>
  expect(parseQuestion(text, contextOf(market))).toMatchObject({ unread: [], isPartial: false }),
)

it.each<[MarketId, string, FilterState]>([
  ['it', 'un weekend vicino senza prendere l’aereo', { durationTo: 4, costCenters: ['SHORT_HAUL'] }],
  ['it', 'Spagna a luglio, ma non troppo caldo', { destinationId: ['esp'], ...days('2027-07-01', '2027-07-31') }],
  ['it', 'mare al caldo a gennaio', { travelStyles: ['BEACH'], ...days('2027-01-01', '2027-01-31') }],
  ['it', 'un posto caldo sotto i 1000 euro', { priceTo: 100_000 }],
  ['it', 'luna di miele in Polinesia', { destinationId: ['pyf'] }],
  ['it', 'Perù, ma ho paura dell’altitudine', { destinationId: ['per'] }],
  ['us', 'honeymoon in Bali', { destinationId: ['idn'] }],
  ['we', 'a weekend nearby with no flights', { durationTo: 4, costCenters: ['SHORT_HAUL'] }],
  ['es', 'un fin de semana cerca sin coger aviones', { durationTo: 4, costCenters: ['SHORT_HAUL'] }],
  ['fr', 'un week-end pas loin sans prendre l’avion', { durationTo: 4, costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] }],
  ['de', 'ein Wochenende in der Nähe ohne Flug', { durationTo: 4, costCenters: ['SHORT_HAUL'] }],
])('in %s, reports that the filter is a part of %s', (market, text, filter) =>
  expect(parseQuestion(text, contextOf(market))).toMatchObject({ filter, isPartial: true }),
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

it.each<[MarketId, string, string[]]>([
  ['it', 'Asia orientale', EAST_ASIA],
  ['it', 'Asia meridionale', SOUTH_ASIA],
  ['it', 'Pacifico del Sud', SOUTH_PACIFIC],
  ['we', 'East Asia', EAST_ASIA],
  ['we', 'South Asia', SOUTH_ASIA],
  ['we', 'South Pacific', SOUTH_PACIFIC],
  ['es', 'Asia Oriental', EAST_ASIA],
  ['es', 'Asia Meridional', SOUTH_ASIA],
  ['es', 'Pacífico Sur', SOUTH_PACIFIC],
  ['fr', 'Asie de l’Est', EAST_ASIA],
  ['fr', 'Asie du Sud', SOUTH_ASIA],
  ['fr', 'Pacifique Sud', SOUTH_PACIFIC],
  ['de', 'Ostasien', EAST_ASIA],
  ['de', 'Südasien', SOUTH_ASIA],
  ['de', 'Südsee', SOUTH_PACIFIC],
])('in %s, reads %s as its countries', (market, name, countries) => {
  const offered = sampleCatalogueFilters(market).destinations.flatMap(({ items }) => items.map(({ id }) => id))
  const { filter, unread } = parseQuestion(name, contextOf(market))
  expect(unread).toEqual([])
  expect([...(filter.destinationId ?? [])].sort()).toEqual(countries.filter((id) => offered.includes(id)))
})

it('reads numbers, dates and holidays only with an empty vocabulary', () => {
  const none = { ...sampleCatalogueFilters('it'), destinations: [], periods: [], travelStyles: [], costCenters: [] }
  const vocabulary = vocabularyOf(none, grammars.it)
  const text = 'Giappone a Ferragosto, mare, voli brevi, 9 giorni, max 1000 euro a maggio'
  expect(parseQuestion(text, { grammar: grammars.it, vocabulary, today: SAMPLE_TODAY }).filter).toEqual({
    durationFrom: 9,
    durationTo: 9,
    priceTo: 100_000,
    dateFrom: '2027-08-08',
    dateTo: '2027-08-22',
  })
})

it.each([
  ['it', 'ponte di San Francesco 2028', '2028-09-30', '2028-10-08'],
  ['it', 'ponte della Repubblica', '2027-05-29', '2027-06-06'],
  ['us', 'Easter', '2027-03-24', '2027-03-30'],
  ['we', 'late May bank holiday', '2027-05-28', '2027-06-01'],
  ['es', 'puente de Todos los Santos', '2027-10-29', '2027-11-02'],
  ['fr', 'pont du 14 juillet', '2027-07-10', '2027-07-18'],
  ['de', 'verlängertes Wochenende an Fronleichnam', '2027-05-26', '2027-05-31'],
] as const)('in %s, reads %s as nothing but its days', (market, text, dateFrom, dateTo) =>
  expect(parseQuestion(text, contextOf(market))).toMatchObject({ filter: { dateFrom, dateTo }, unread: [] }),
)
