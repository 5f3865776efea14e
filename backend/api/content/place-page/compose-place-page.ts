import { travelPath } from '../../../../markets/links.ts'
import { type MarketId, TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import type { LinkedPlace } from '../../../../shared/contracts/linked-place.ts'
import { filterQuery } from '../../../../shared/filters/filter-query.ts'
import type { Site } from '../../site.ts'
import type { BlockSource } from '../../sources/block-source.ts'
import type { PageSource } from '../../sources/page-source.ts'
import type { CountrySource } from '../../sources/places-source.ts'
import { apiTranslators, continentOf } from '../../translate.ts'
import { MIN_RATING, type PlaceFacts, type PlaceTravel, regionOf, tripMessages } from './place-facts.ts'
import { placeQuestions } from './place-questions.ts'

/** Search engines cut longer ones. */
const MAX_SEO_TITLE = 60

/** The page of a place in the language of a market below its cover, from what the catalogue has of it. */
export const composePlacePage = (facts: PlaceFacts, slugs: PageSource['slugs'], site: Site): PageSource => {
  const t = apiTranslators[site.market]
  const { place, travels } = facts
  const { id, name, phrases, filter } = place
  const trips = tripMessages(place)
  const count = travels.length
  const title = t(`${trips}.title`, phrases)
  const description = t(`${trips}.description`, { count, ...phrases })
  const seoTitle = t(`${trips}.seoTitle`, phrases)
  const blocks: BlockSource[] = [
    {
      id: 'travels',
      blockType: 'travel-list',
      content: { title: text(t(`${trips}.travels`, { count, ...phrases })), query: { filter, limit: 12 } },
    },
    {
      id: 'when-to-go',
      blockType: 'when-to-go',
      content: {
        title: text(t('place.whenTitle', phrases)),
        subtitle: text(t(place.climate === null ? 'place.whenOffers' : 'place.whenSubtitle')),
        query: { destination: id },
      },
    },
    {
      id: 'map',
      blockType: 'trip-map',
      content: { title: text(t('place.mapTitle')), query: { filter } },
    },
    {
      id: 'departures',
      blockType: 'tour-list',
      content: {
        title: text(t('place.nextDepartures')),
        query: { filter, limit: 6 },
        callToAction: {
          label: text(t('place.allDepartures')),
          link: { type: 'search', query: filterQuery(filter) },
        },
      },
    },
    introduction(facts, site),
    ...experiences(facts, site.market),
    ...topFive(facts, site),
    ...confidenceSteps(facts),
    ...blogTeasers(facts),
    {
      id: 'faq',
      blockType: 'faq',
      content: {
        title: text(t(`${trips}.faq.title`, phrases)),
        items: placeQuestions(facts, site).map(({ question, answer, ...item }) => ({
          ...item,
          question: text(question),
          answer: text(answer),
        })),
      },
    },
  ]
  return {
    routingKey: null,
    slugs,
    attributes: { transparentHeader: true },
    seo: {
      title: text(seoTitle.length <= MAX_SEO_TITLE ? seoTitle : title),
      description: text(description),
      markupLinkedData: every({
        '@context': 'https://schema.org',
        '@type': 'TouristDestination',
        name,
        description,
        containedInPlace: { '@type': 'Place', name: containing(facts, site.market) },
      }),
    },
    blocks,
  }
}

/** A value of the one language in which a page is composed, as sources hold it. */
const every = <T>(value: T) => Object.fromEntries(TEXT_KEYS.map((key) => [key, value])) as Record<TextKey, T>
const text = every<string>

export const lengthOf = (travels: readonly PlaceTravel[], market: MarketId): string => {
  const days = travels.map((travel) => travel.days)
  const [from, to] = [Math.min(...days), Math.max(...days)]
  const t = apiTranslators[market]
  return from === to ? t('place.length', { days: from }) : t('place.lengthRange', { from, to })
}

const MAX_NAMES = 6

/** Name of its country, or of its continent if it lies in none or in several. */
const containing = ({ countries, place }: PlaceFacts, market: MarketId): string => {
  const [country, ...others] = countries
  return country !== undefined && others.length === 0 ? country.name : continentOf(place.continent, market).name
}

const introduction = (facts: PlaceFacts, site: Site): BlockSource => {
  const { market, locale, language } = site
  const { place, travels, coordinators, area, countries, parts } = facts
  const { phrases, continent, texts } = place
  const t = apiTranslators[market]
  const trips = tripMessages(place)
  const count = travels.length
  const lead = t(`${trips}.lead`, {
    count,
    ...phrases,
    length: lengthOf(travels, market),
    departures: t('place.departures', { count: facts.departuresCount }),
  })
  const routes = travels.map(({ slug, title, days, stages }) => {
    const places = stages.map(({ place }) => escapeMarkup(place)).join(' – ')
    const route = t('place.route', { days: t('place.days', { days }), places })
    return `<li><a href="${travelPath(markets[market], slug)}">${escapeMarkup(title)}</a>, ${route}</li>`
  })
  const linksTo = (places: readonly LinkedPlace[]) =>
    new Intl.ListFormat(locale).format(places.map(({ name, path }) => `<a href="${path}">${escapeMarkup(name)}</a>`))
  const names = new Intl.ListFormat(locale).format(coordinators.slice(0, MAX_NAMES).map(({ name }) => name))
  const guides =
    coordinators.length > MAX_NAMES
      ? t(`${trips}.guidesMany`, { ...phrases, number: coordinators.length, names })
      : t(`${trips}.guides`, { ...phrases, names })
  const paragraphs = texts?.introduction?.[language].split('\n').map((each) => `<p>${escapeMarkup(each)}</p>`) ?? []
  const areaSlug = area?.slugs[market]
  return {
    id: 'intro',
    blockType: 'rich-text',
    content: {
      title: text(t(`${trips}.introTitle`, { count, ...phrases })),
      html: text(
        [
          ...paragraphs,
          `<p>${lead}</p>`,
          `<ul>${routes.join('')}</ul>`,
          coordinators.length > 0 && `<p>${escapeMarkup(guides)}</p>`,
          countries.length > 0 &&
            `<p>${t('place.countries', { count: countries.length, links: linksTo(countries) })}</p>`,
          parts.length > 0 && `<p>${t('place.parts', { links: linksTo(parts) })}</p>`,
          areaSlug !== undefined &&
            `<p>${t('place.area', { area: `<a href="/${areaSlug}">${continentOf(continent, market).name}</a>` })}</p>`,
        ]
          .filter(Boolean)
          .join(''),
      ),
    },
  }
}

/** Coordinators and reviews of its travels; of its continent where these have none. */
const experiences = ({ place, coordinators, isReviewed }: PlaceFacts, market: MarketId): BlockSource[] => {
  const t = apiTranslators[market]
  const { phrases, continent, filter } = place
  const area = continentOf(continent, market).name
  const leaders =
    coordinators.length > 0
      ? { title: t('place.coordinators', phrases), region: regionOf(filter) }
      : { title: t('place.coordinatorsArea', { area }), region: { areas: [continent] } }
  const reviews = isReviewed
    ? { title: t('place.reviews', phrases), region: regionOf(filter) }
    : { title: t('place.reviewsArea', { area }), region: { areas: [continent] } }
  return [
    {
      id: 'coordinators',
      blockType: 'coordinators',
      content: {
        title: text(leaders.title),
        subtitle: text(t('place.coordinatorsSubtitle')),
        query: { limit: 12, ...leaders.region },
      },
    },
    {
      id: 'reviews',
      blockType: 'reviews',
      content: { title: text(reviews.title), query: { limit: 8, minRating: MIN_RATING, ...reviews.region } },
    },
  ]
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (value: string): string => value.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)

/** Those that editors chose, and stages of its travels to make them five. */
const topFive = (facts: PlaceFacts, { market, language }: Site): BlockSource[] => {
  const t = apiTranslators[market]
  const { place, travels } = facts
  const within = travels.filter((travel) => isWithin(facts, travel))
  const isShared = within.length === 0
  const chosen = place.texts?.things?.flatMap((thing) => chosenThing(thing, travels, language)) ?? []
  const isChosen = ({ title, travel, index }: StageInTurn) =>
    chosen.some((each) => each.title[language] === title || (each.travel === travel && each.stage === index + 1))
  const stages = stagesInTurn(isShared ? travels : within).filter((stage) => !isChosen(stage))
  const added = stages.slice(0, 5 - chosen.length).sort((a, b) => a.index - b.index)
  const five = [...added.map(({ index, travel, ...stage }) => thingOf(stage, travel, index + 1)), ...chosen]
  if (five.length < 5) return []
  return [
    {
      id: 'top-five',
      blockType: 'top-five',
      content: {
        title: text(t(isShared && chosen.length === 0 ? 'place.topFiveShared' : 'place.topFive', place.phrases)),
        items: five,
      },
    },
  ]
}

/** Whether a travel visits only the countries of the place. */
const isWithin = ({ place }: PlaceFacts, { countryIds }: PlaceTravel): boolean => {
  const countries = place.source?.countries ?? [place.id]
  return countryIds.every((id) => countries.includes(id))
}

const thingOf = (shown: PlaceTravel['stages'][number], travel: string, stage: number) => ({
  title: text(shown.title),
  text: text(shown.text),
  ...{ travel, stage },
})

type Thing = NonNullable<CountrySource['things']>[number]

/** A stage of a travel is left out where the market does not sell the travel at present. */
const chosenThing = (thing: Thing, travels: readonly PlaceTravel[], language: TextKey) => {
  const travel = travels.find(({ id }) => id === thing.travel)
  if ('title' in thing) {
    const { title, text: about, stage } = thing
    return [
      { title: text(title[language]), text: text(about[language]), ...(travel && { travel: travel.slug, stage }) },
    ]
  }
  const stage = travel?.stages[thing.stage - 1]
  return stage === undefined || travel === undefined ? [] : [thingOf(stage, travel.slug, thing.stage)]
}

type StageInTurn = PlaceTravel['stages'][number] & { travel: string; index: number }

/** Stages of each travel in turn, without arrival and farewell. */
const stagesInTurn = (travels: readonly PlaceTravel[]): StageInTurn[] =>
  travels
    .flatMap(({ slug, stages }) => stages.map((stage, index) => ({ ...stage, travel: slug, index })).slice(1, -1))
    .sort((a, b) => a.index - b.index)

const MAX_STEPS = 4
const MAX_TEASERS = 3
/** Steps about travels come after these. */
const FIRST_STEPS = 3

/** Those that hold for its whole continent, and those of any area's page about one of its travels. */
const confidenceSteps = ({ area, areas, travels }: PlaceFacts): BlockSource[] => {
  const stepsOf = (page: PageSource) => page.blocks.filter((block) => block.blockType === 'confidence-steps')
  const [block] = area === null ? [] : stepsOf(area)
  if (block === undefined) return []
  const general = block.content.steps.filter(isGeneral)
  const about = areas.flatMap(stepsOf).flatMap(({ content }) => content.steps.filter(isAbout(travels)))
  const steps = [...general.slice(0, FIRST_STEPS), ...about, ...general.slice(FIRST_STEPS)].slice(0, MAX_STEPS)
  return steps.length === 0 ? [] : [{ ...block, content: { ...block.content, steps } }]
}

/** Articles of any area's page: those about one of its travels, then those about none. */
const blogTeasers = ({ area, areas, travels }: PlaceFacts): BlockSource[] => {
  const teasersOf = (page: PageSource) => page.blocks.filter((block) => block.blockType === 'blog-teasers')
  const [block] = area === null ? [] : teasersOf(area)
  if (block === undefined) return []
  const all = areas.flatMap(teasersOf).flatMap(({ content }) => content.items)
  const articles = [...new Map(all.map((item) => [item.file, item])).values()]
  const items = [...articles.filter(isAbout(travels)), ...articles.filter(isGeneral)].slice(0, MAX_TEASERS)
  return items.length === 0 ? [] : [{ ...block, content: { ...block.content, items } }]
}

type AboutTravels = { travels?: string[] | undefined }
const isGeneral = ({ travels }: AboutTravels): boolean => travels === undefined
const isAbout =
  (own: readonly PlaceTravel[]) =>
  ({ travels }: AboutTravels): boolean =>
    own.some(({ id }) => travels?.includes(id))
