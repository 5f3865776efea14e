import { describe, expect, it } from 'vitest'
import { picturePath, stagePictureId } from '../../../backend/api/images/picture-path.ts'
import { readSources } from '../../seed/sources.ts'
import { withKinds } from '../places/kinds.ts'
import { motifText } from '../places/motif.ts'
import { motifsOf } from '../places/motifs.ts'
import { showsTitle } from '../places/named-subjects.ts'
import type { Foreground, Motif, Terrain, TravelSubject } from '../subjects.ts'
import { planPictures } from './plan-pictures.ts'
import { travelScenes } from './travel-scenes.ts'

const sources = readSources()
const plan = planPictures(sources)
const ids = plan.map(({ resource, id }) => `${resource}/${id}`)
const drawn = (travel: TravelSubject) => travelScenes(travel).flatMap((scene) => scene ?? [])
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

  it('has a poster and the pictures of one or two stages of each travel, and one picture of each coordinator', () => {
    for (const travel of sources.travels) {
      const { slug } = travel
      const [, ...stages] = travelScenes(travel)
      const drawn = stages.flatMap((scene, index) => (scene === null ? [] : [stagePictureId(slug, index)]))
      expect([1, 2], slug).toContain(drawn.length)
      const names = [`${slug}-landscape`, `${slug}-portrait`, ...drawn].map((name) => `posters/${name}`)
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

  it('shows every motif of the places that stages visit', () => {
    const visits = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.map(({ place }, index) => {
        const scene = travelScenes(travel)[1 + index]
        const spec = { country: travel.countries[0] ?? '', continent: travel.continent }
        const textOf = (motif: Motif): string => `${place}: ${motifText({ ...withKinds(motif, spec), hour: 'day' })}`
        return { motifs: motifsOf(place, travel.continent).map(textOf), shown: scene ? textOf(scene) : '' }
      }),
    )
    const shown = new Set(visits.map((visit) => visit.shown))
    expect(visits.flatMap(({ motifs }) => motifs.filter((text) => !shown.has(text)))).toEqual([])
  })

  it('has at most 600 motifs', () =>
    expect(new Set(ids.map((id) => id.replace(/-portrait$/, '-landscape'))).size).toBeLessThanOrEqual(600))

  it('shows each picture of a travel in another light, except at an hour that a title names', () => {
    const same = sources.travels.flatMap((travel) => {
      const hours = drawn(travel).map(({ hour }) => hour)
      return new Set(hours).size < hours.length ? [travel.slug] : []
    })
    expect(same).toEqual([
      'djibouti-lac-assal-lac-abbe',
      'tunisia-tunis-djerba',
      'jamaica-kingston-port-antonio',
      'malaysia-singapore-penang',
    ])
  })

  it('shows no landscape and no foreground twice in a travel, except where its places have no others', () => {
    const again = sources.travels.flatMap((travel) => {
      const scenes = drawn(travel)
      const lands = scenes.map(({ terrain, terrainKind }) => `${terrain}:${terrainKind}`)
      const figures = scenes.flatMap(({ foreground }) => (['none', 'birds'].includes(foreground) ? [] : [foreground]))
      return [lands, figures].some((shown) => new Set(shown).size < shown.length) ? [travel.slug] : []
    })
    expect(again).toEqual(['finland-inari-lapland', 'colombia-cocora-cartagena-tayrona'])
  })

  it('shows in the picture of a stage all that its title names', () => {
    const others = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap(({ title }, index) => {
        const scene = travelScenes(travel)[1 + index]
        return scene && !showsTitle(scene, title) ? [`${travel.slug}: ${title}`] : []
      }),
    )
    expect(others).toEqual([])
  })

  it.each([
    ['The oasis and the dunes', 'dunes palms'],
    ['First snowshoes in the forest', 'snow'],
    ['Hutongs and the Wall', 'ruins:wall'],
    ['The white city', 'city:white'],
    ['The town on the water', 'stilts'],
    ['Across the bridge', 'bridge:arch'],
    ['Torii at dawn', 'torii'],
    ['Stupas and courtyards', 'stupa'],
    ['Maletsunyane Falls', 'waterfall:plunge'],
    ['Whales offshore', 'whale'],
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
      drawn(travel).flatMap(({ terrain, foreground }) =>
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
    ['boats:longtail', 'BRN IDN KHM LAO MYS PHL THA VNM'],
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
    const scenes = sources.travels.filter(({ continent }) => continent === 'antarctica').flatMap(drawn)
    const boats = scenes.filter(({ foreground, terrain }) => foreground === 'boats' && terrain !== 'waterfront')
    expect(boats).toEqual([])
  })

  describe('chooses stages', () => {
    const chosen = (slug: string, picture?: TravelSubject['picture']) => {
      const travel = sources.travels.find((each) => each.slug === slug)
      if (travel === undefined) throw new Error(`the catalogue has no ${slug}`)
      return travelScenes({ ...travel, picture: picture ?? travel.picture })
        .slice(1)
        .map((scene) => scene && motifText(scene))
    }

    it('whose titles name a subject first, then those with a landmark', () =>
      expect(chosen('japan-tokyo-kyoto')).toEqual([
        'skyline:lattice none night',
        null,
        null,
        'forest torii dawn',
        null,
      ]))

    it('with a landscape and a foreground that the poster does not show', () =>
      expect(
        chosen('japan-tokyo-kyoto', { terrain: 'skyline', terrainKind: 'lattice', foreground: 'torii', hour: 'day' }),
      ).toEqual([null, null, null, null, 'skyline:plain bridge:stone golden']))
  })

  it('shows a stage at the hour that its title names', () => {
    const places = ['Kyoto', 'Douz and Matmata', 'Udawalawe']
    const hours = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap(({ place, title }, index) =>
        places.includes(place) ? [`${title}: ${travelScenes(travel)[1 + index]?.hour}`] : [],
      ),
    )
    expect(hours).toEqual(['Dunes by night, tea underground: night', 'Torii at dawn: dawn', 'Elephants at dawn: dawn'])
  })

  it('shows towns only in the nights of stages whose titles name none', () => {
    const nights = sources.travels.flatMap((travel) =>
      travel.copy.en.stages.flatMap(({ title }, index) => {
        const scene = travelScenes(travel)[1 + index]
        return scene?.hour === 'night' && !['skyline', 'oldtown', 'waterfront', 'city'].includes(scene.terrain)
          ? [title]
          : []
      }),
    )
    expect(nights).toEqual(['Dunes by night, tea underground', 'Lakes, stars and ice'])
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
        drawn(travel).flatMap(({ hour }) => (hour === 'night' || hour === 'aurora' ? [travel.slug] : [])),
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
