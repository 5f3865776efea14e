import { describe, expect, it } from 'vitest'
import { picturePath, stagePictureId } from '../../../backend/api/images/picture-path.ts'
import { readSources } from '../../seed/sources.ts'
import { motifText } from '../places/motif.ts'
import { motifsOf } from '../places/motifs.ts'
import { NAMED_SUBJECTS, showsNamedSubject } from '../places/named-subjects.ts'
import type { Foreground, Terrain } from '../subjects.ts'
import { planPictures } from './plan-pictures.ts'
import { travelScenes } from './travel-posters.ts'

const sources = readSources()
const plan = planPictures(sources)
const ids = plan.map(({ resource, id }) => `${resource}/${id}`)
const AFLOAT: readonly Foreground[] = ['boats', 'whale', 'stilts', 'icebergs']
const WET: readonly Terrain[] = [
  'coast',
  'islands',
  'oldtown',
  'waterfront',
  'skyline',
  'jungle',
  'lake',
  'river',
  'fjord',
  'volcano',
  'reef',
  'ice',
  'beach',
  'sea',
]

describe('planPictures', () => {
  it('names every picture once, with an id the image route accepts', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const { kind, resource, id } of plan) {
      const icon = kind === 'icon'
      expect(picturePath(resource, icon ? 'original' : 'webp-960', id, icon ? 'a.svg' : 'a.webp')).not.toBeNull()
    }
  })

  it('has a poster and a picture for every stage of each travel, and one picture of each coordinator', () => {
    for (const { slug, stageEnds } of sources.travels) {
      const stages = stageEnds.map((_, index) => stagePictureId(slug, index))
      const names = [`${slug}-landscape`, `${slug}-portrait`, ...stages].map((name) => `posters/${name}`)
      expect(names.filter((name) => !ids.includes(name))).toEqual([])
    }
    expect(sources.coordinators.map(({ slug }) => `portraits/${slug}`).filter((name) => !ids.includes(name))).toEqual(
      [],
    )
  })

  it('has every picture of pages and footer, and the placeholders', () => {
    const pictures = sources.pages.flatMap(({ source }) =>
      source.blocks.flatMap((block) => ('picture' in block.content ? [block.content.picture] : [])),
    )
    const icons = [...(sources.layout.footer?.badges ?? []), ...(sources.layout.footer?.paymentSystems ?? [])].map(
      ({ icon }) => `icons/${icon}`,
    )
    const wanted = [...pictures, 'default', 'cover-home', 'cover-travels', 'cover-tours'].flatMap((name) => [
      `posters/${name}-landscape`,
      `posters/${name}-portrait`,
    ])
    expect([...wanted, ...icons, 'icons/default'].filter((name) => !ids.includes(name))).toEqual([])
  })

  it('shows each travel in at least three lights and, except for a few, on three terrains', () => {
    const lands = sources.travels.map(({ slug }) => {
      const specs = plan.flatMap((each) =>
        each.kind === 'poster' && each.id.startsWith(`${slug}-`) && each.spec.format === 'landscape' ? [each.spec] : [],
      )
      expect(new Set(specs.map(({ hour }) => hour)).size, slug).toBeGreaterThanOrEqual(3)
      expect(new Set(specs.map((spec) => JSON.stringify(spec))).size, slug).toBe(specs.length)
      return new Set(specs.map(({ terrain }) => terrain)).size
    })
    expect(lands.filter((count) => count < 3).length).toBeLessThan(lands.length / 10)
  })

  it('has motifs for every stage and shows none twice in a travel, except what both its poster and a title name', () => {
    for (const travel of sources.travels) {
      const { slug, continent, copy } = travel
      expect(copy.en.stages.filter(({ place }) => motifsOf(place, continent).length === 0)).toEqual([])
      const [poster, ...motifs] = travelScenes(travel).map(({ hour: _, ...motif }) => motif)
      expect(motifs.length, slug).toBe(copy.en.stages.length)
      expect(new Set(motifs.map((motif) => JSON.stringify(motif))).size, slug).toBe(motifs.length)
      const again = motifs.findIndex((motif) => JSON.stringify(motif) === JSON.stringify(poster))
      if (again >= 0)
        expect(NAMED_SUBJECTS.some(([words]) => words.test(copy.en.stages[again]?.title ?? ''))).toBe(true)
    }
  })

  it('shows in every stage a subject that its title names, if any', () => {
    const others = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap(({ title }, index) => {
        const scene = travelScenes(travel)[1 + index]
        const names = NAMED_SUBJECTS.some(([words]) => words.test(title))
        return names && !(scene && showsNamedSubject(scene, title)) ? [`${travel.slug}: ${title}`] : []
      }),
    )
    expect(others).toEqual([])
  })

  it.each([
    ['The city in the rock', 'ruins:tomb'],
    ['Hegra and the sandstone', 'ruins:hegra'],
    ['Balloons and painted churches', 'balloons'],
    ['Above the Devil’s Throat', 'waterfall'],
    ['Sandboards at the oasis', 'dunes palms'],
    ['Salt below sea level', 'salt-flat'],
    ['Ferries and pagodas', 'pagoda'],
    ['Limestone and junks', 'boats:junk'],
    ['Cliffs and lagoons', 'islands:karst'],
    ['Ramen and snow', 'snow'],
    ['Golden domes and banitsa', 'domes:onion'],
    ['The town on the water', 'stilts'],
    ['Monasteries in the air', 'canyon:pillars church'],
    ['Where the Nile squeezes through', 'waterfall:gap'],
    ['Maletsunyane Falls', 'waterfall:plunge'],
    ['The double-decker bridge', 'bridge:roots'],
    ['Ruins at sunset', 'ruins:mission'],
  ])('shows “%s” by %s', (title, motif) => {
    const texts = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap((stage, index) => {
        const scene = travelScenes(travel)[1 + index]
        return stage.title === title && scene ? [motifText(scene)] : []
      }),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text.includes(motif))).toEqual([])
  })

  it('keeps boats, whales, houses on stilts and icebergs on the water', () => {
    const dry = sources.travels.flatMap((travel) =>
      travelScenes(travel).flatMap(({ terrain, foreground }) =>
        AFLOAT.includes(foreground) && !WET.includes(terrain) ? [`${travel.slug}: ${foreground} in ${terrain}`] : [],
      ),
    )
    expect(dry).toEqual([])
  })

  it.each([
    ['animals:zebra', 'KEN NAM TZA UGA ZAF'],
    ['animals:giraffe', 'BWA KEN ZAF ZMB'],
    ['animals:elephant', 'BWA GAB IND KEN LKA MWI NAM TZA THA ZAF ZMB'],
    ['animals:camel', 'ARE AUS EGY JOR MAR MNG OMN SEN TUN'],
    ['animals:llama', 'BOL CHL ECU PER'],
    ['animals:penguin', 'ATA CHL ECU ZAF'],
    ['dunes', 'AGO ARE BRA DNK LTU MAR MNG NAM NLD OMN PER QAT SEN TUN URY'],
    ['salt-flat', 'BOL CHL DJI NAM'],
    ['ice', 'ATA GRL JPN'],
    ['icebergs', 'ARG ATA CHL GRL ISL USA'],
    ['tea-fields', 'IND LKA MYS UGA'],
    ['rice-terraces', 'CHN IDN VNM'],
    ['lavender', 'FRA HRV'],
    ['volcano:shield', 'ECU MNG REU'],
    ['canyon:monolith', 'AUS'],
    ['islands:karst', 'PHL THA VNM'],
    ['islands:granite', 'BRA'],
    ['canyon:gorge', 'ARG ARM AUS JOR KAZ MAR TUR USA'],
    ['snow', 'CAN FIN JPN NOR'],
    ['torii:', 'JPN'],
    ['moai:', 'CHL'],
    ['minarets:square', 'DZA MAR TUN'],
    ['minarets:tiled', 'UZB'],
    ['cactus:', 'ARG BOL CHL CUW ECU MEX'],
    ['acacia:', 'BWA KEN NAM ZMB'],
    ['baobab:', 'MDG MWI SEN TZA'],
  ])('shows %s only in %s', (subject, countries) => {
    const shown = plan.flatMap((each) =>
      each.kind === 'poster' &&
      [
        each.spec.terrain,
        `${each.spec.terrain}:${each.spec.terrainKind}`,
        each.spec.foreground,
        `${each.spec.foreground}:${each.spec.foregroundKind ?? ''}`,
      ].includes(subject)
        ? [each.spec.country]
        : [],
    )
    expect([...new Set(shown)].filter((country) => !countries.includes(country))).toEqual([])
  })

  it('shows no fishing boats among the ice of the Antarctic', () => {
    const scenes = sources.travels.filter(({ continent }) => continent === 'antarctica').flatMap(travelScenes)
    const boats = scenes.filter(({ foreground, terrain }) => foreground === 'boats' && terrain !== 'waterfront')
    expect(boats).toEqual([])
  })

  it('shows a place by its first motif that the travel has not shown', () => {
    const tokyo = sources.travels.find(({ slug }) => slug === 'japan-tokyo-kyoto')
    if (tokyo === undefined) throw new Error('the catalogue has no Japan')
    const picture = { terrain: 'skyline', terrainKind: 'lattice', foreground: 'none', hour: 'day' } as const
    expect(travelScenes({ ...tokyo, picture }).slice(0, 3)).toEqual([
      picture,
      { terrain: 'skyline', terrainKind: 'lattice', foreground: 'pagoda', foregroundKind: 'tiers', hour: 'night' },
      { terrain: 'peaks', foreground: 'village', foregroundKind: 'eastern', hour: 'dusk' },
    ])
  })

  it('shows a stage at the hour that its title names', () => {
    const places = ['Kyoto', 'Agra', 'Berlin', 'Luberon', 'Hallstatt and Wolfgangsee']
    const hours = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap(({ place, title }, index) =>
        places.includes(place) ? [`${title}: ${travelScenes(travel)[1 + index]?.hour}`] : [],
      ),
    )
    expect(hours).toEqual([
      'The Taj Mahal at dawn: dawn',
      'Torii at dawn: dawn',
      'Lakes and dark wood: dawn',
      'Villages the shade of sunset: dusk',
      'Districts and long nights: night',
      'Last coffee and goodbyes: dusk',
    ])
  })

  it('shows no night on trips of light summer nights', () => {
    const light = [
      'antarctica-peninsula',
      'antarctica-polar-circle',
      'faroe-islands',
      'greenland-disko-bay',
      'iceland-ring-road',
      'norway-bergen-lofoten',
      'sweden-kungsleden',
      'usa-alaska',
    ]
    const travels = sources.travels.filter(({ slug }) => light.includes(slug))
    expect(travels.map(({ slug }) => slug).sort()).toEqual(light)
    expect(
      travels.flatMap((travel) =>
        travelScenes(travel).flatMap(({ hour }) => (hour === 'night' || hour === 'aurora' ? [travel.slug] : [])),
      ),
    ).toEqual([])
  })

  it('shows northern lights on the posters of winter trips that promise them only', () => {
    const shown = plan.flatMap((each) => (each.kind === 'poster' && each.spec.hour === 'aurora' ? [each.id] : []))
    expect(shown.sort()).toEqual(
      ['canada-yukon-aurora', 'finland-inari-lapland', 'norway-tromso-aurora'].flatMap((slug) => [
        `${slug}-landscape`,
        `${slug}-portrait`,
      ]),
    )
  })
})
