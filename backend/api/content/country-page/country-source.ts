import { travelPath } from '../../../../markets/links.ts'
import { languageOf, type MarketId, TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { placePhrase } from '../../../../markets/place-phrases.ts'
import { markets } from '../../../../markets/registry.ts'
import { filterQuery } from '../../../../shared/filters/filter-query.ts'
import type { Site } from '../../site.ts'
import { apiTranslators, continentOf } from '../../translate.ts'
import type { BlockSource } from '../sources/block-source.ts'
import type { PageSource } from '../sources/page-source.ts'
import type { CountryFacts, CountryTravel } from './country-facts.ts'
import { countryQuestions, type Phrases } from './country-questions.ts'

/** The page of a country in the language of a market, from what the catalogue has of it. */
export function countrySource(facts: CountryFacts, slugs: PageSource['slugs'], site: Site): PageSource {
  const t = apiTranslators[site.market]
  const { id, name, isoCodeAlpha3, continent, travels } = facts
  const language = languageOf(site.language)
  const phrases = {
    in: placePhrase(language, 'in', isoCodeAlpha3, name),
    to: placePhrase(language, 'to', isoCodeAlpha3, name),
  }
  const count = travels.length
  const [best] = travels
  const description = t('country.description', { count, ...phrases })
  const destinations = [id]
  const filter = { destinationId: destinations }
  const blocks: BlockSource[] = [
    {
      id: 'cover',
      blockType: 'heading-cover',
      content: {
        title: text(t('country.title', phrases)),
        subtitle: text(t('country.subtitle', { count, length: lengthOf(travels, site.market) })),
        picture: best?.id ?? '',
        alt: text(best === undefined ? name : `${best.title}, ${best.destinationLabel}`),
      },
    },
    introduction(facts, phrases, site),
    {
      id: 'when-to-go',
      blockType: 'when-to-go',
      content: {
        title: text(t('country.whenTitle', phrases)),
        subtitle: text(t('country.whenSubtitle')),
        query: { destination: id },
      },
    },
    {
      id: 'travels',
      blockType: 'travel-list',
      content: { title: text(t('country.travels', { count, ...phrases })), query: { filter, limit: 12 } },
    },
    {
      id: 'departures',
      blockType: 'tour-list',
      content: {
        title: text(t('country.nextDepartures')),
        query: { filter, limit: 6 },
        callToAction: {
          label: text(t('country.allDepartures')),
          link: { type: 'search', query: filterQuery(filter) },
        },
      },
    },
    {
      id: 'coordinators',
      blockType: 'coordinators',
      content: {
        title: text(t('country.coordinators')),
        subtitle: text(t('country.coordinatorsSubtitle', phrases)),
        query: { limit: 12, destinations },
      },
    },
    {
      id: 'reviews',
      blockType: 'reviews',
      content: { title: text(t('country.reviews', phrases)), query: { limit: 8, minRating: 4, destinations } },
    },
    ...topFive(facts, phrases, site),
    ...areaBlocks(facts, ['confidence-steps', 'blog-teasers']),
    {
      id: 'faq',
      blockType: 'faq',
      content: {
        title: text(t('country.faq.title', phrases)),
        items: countryQuestions(facts, phrases, site).map(({ id, question, answer }) => ({
          id,
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
      title: text(t('country.seoTitle', phrases)),
      description: text(description),
      ...(best !== undefined && { image: `${best.id}-landscape` }),
      markupLinkedData: every({
        '@context': 'https://schema.org',
        '@type': 'TouristDestination',
        name,
        description,
        containedInPlace: { '@type': 'Place', name: continentOf(continent, site.market).name },
      }),
    },
    blocks,
  }
}

/** A value of the one language in which a page is composed, as sources hold it. */
const every = <T>(value: T) => Object.fromEntries(TEXT_KEYS.map((key) => [key, value])) as Record<TextKey, T>
const text = every<string>

function lengthOf(travels: readonly CountryTravel[], market: MarketId): string {
  const days = travels.map((travel) => travel.days)
  const [from, to] = [Math.min(...days), Math.max(...days)]
  const t = apiTranslators[market]
  return from === to ? t('country.length', { days: from }) : t('country.lengthRange', { from, to })
}

const MAX_NAMES = 6

function introduction(facts: CountryFacts, phrases: Phrases, site: Site): BlockSource {
  const { market, locale } = site
  const { travels, coordinators, area, continent } = facts
  const t = apiTranslators[market]
  const count = travels.length
  const lead = t('country.lead', {
    count,
    ...phrases,
    length: lengthOf(travels, market),
    departures: t('country.departures', { count: facts.departuresCount }),
  })
  const routes = travels.map(({ slug, title, days, stages }) => {
    const places = stages.map(({ place }) => escapeMarkup(place)).join(' – ')
    const route = t('country.route', { days: t('country.days', { days }), places })
    return `<li><a href="${travelPath(markets[market], slug)}">${escapeMarkup(title)}</a>, ${route}</li>`
  })
  const names = new Intl.ListFormat(locale).format(coordinators.slice(0, MAX_NAMES).map(({ name }) => name))
  const guides =
    coordinators.length > MAX_NAMES
      ? t('country.guidesMany', { ...phrases, number: coordinators.length, names })
      : t('country.guides', { ...phrases, names })
  const areaSlug = area?.slugs[market]
  return {
    id: 'intro',
    blockType: 'rich-text',
    content: {
      title: text(t('country.introTitle', { count, ...phrases })),
      html: text(
        [
          `<p>${lead}</p>`,
          `<ul>${routes.join('')}</ul>`,
          coordinators.length > 0 && `<p>${escapeMarkup(guides)}</p>`,
          areaSlug !== undefined &&
            `<p>${t('country.area', { area: `<a href="/${areaSlug}">${continentOf(continent, market).name}</a>` })}</p>`,
        ]
          .filter(Boolean)
          .join(''),
      ),
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (value: string): string => value.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)

/** Stages of its travels; the best seller as a whole fills up four. */
function topFive({ travels }: CountryFacts, phrases: Phrases, { market }: Site): BlockSource[] {
  const t = apiTranslators[market]
  const isShared = travels.every(({ countries }) => countries.length > 1)
  const own = isShared ? travels : travels.filter(({ countries }) => countries.length === 1)
  const stages = chosenStages(own).map(({ title, text: about, travel }) => ({
    title: text(title),
    text: text(about),
    travel,
  }))
  const [best] = own
  const whole = best === undefined ? [] : [{ title: text(best.title), text: text(best.summary), travel: best.slug }]
  const five = [...stages, ...whole].slice(0, 5)
  if (five.length < 5) return []
  return [
    {
      id: 'top-five',
      blockType: 'top-five',
      content: { title: text(t(isShared ? 'country.topFiveShared' : 'country.topFive', phrases)), items: five },
    },
  ]
}

/** At most five, of each travel in turn, in the order of the days; arrivals and farewells come last. */
function chosenStages(travels: readonly CountryTravel[]) {
  const all = travels.flatMap(({ slug, stages }) =>
    stages.map((stage, index) => ({
      ...stage,
      travel: slug,
      index,
      turn: index === 0 ? stages.length - 2 : index === stages.length - 1 ? index : index - 1,
    })),
  )
  const five = all.sort((a, b) => a.turn - b.turn).slice(0, 5)
  return five.sort((a, b) => a.index - b.index)
}

/** Blocks that the page of its continent has, as editors wrote them. */
const areaBlocks = ({ area }: CountryFacts, types: readonly BlockSource['blockType'][]): BlockSource[] =>
  types.flatMap((type) => area?.blocks.filter(({ blockType }) => blockType === type) ?? [])
