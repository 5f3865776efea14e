import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../../shared/contracts/blocks.ts'
import { CONTINENT_CODES, type ContinentCode } from '../../../../shared/contracts/destination.ts'
import { SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { MOODS } from '../../../../shared/contracts/travel.ts'
import type { ListPages } from '../block-props.ts'
import {
  EXAMPLE_PICTURES,
  exampleBlock,
  examplePortrait,
  exampleScene,
  exampleTour,
  exampleTravel,
} from './example-blocks.ts'

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const TEXT = 'A sentence or two, long enough to see how it breaks and how much room it needs beside the others. '
const travels = (count: number) => times(count, (index) => exampleTravel(`travel-${index}`, index === 3 ? 0 : 6, index))
const tours = (count: number) => times(count, (i) => exampleTour(SALES_STATUSES[i % SALES_STATUSES.length] ?? '', i))
const pictures = (count: number) => ({ items: times(count, (index) => ({ picture: exampleScene(index) })) })
const rated = (rating: number) => ({ rating, ratingPercent: rating * 20 })

const area = (code: ContinentCode) => ({
  continent: { id: code, code, name: code },
  picture: exampleScene(CONTINENT_CODES.indexOf(code)),
  itinerariesCount: 12,
})
const countries = (count: number) =>
  times(count, (index) => ({
    ...{ id: `c${index}`, name: `Country ${index + 1}`, isoCodeAlpha3: 'JPN', continentCode: 'asia' },
    ...{ itinerariesCount: index, departuresCount: index * 7 },
  }))
const mood = (index: number) => ({
  ...{ mood: MOODS[index], label: MOODS[index], text: 'A few words', picture: exampleScene(index) },
  link: { type: 'search', query: `page=${index}` },
})
const coordinator = (index: number) => ({
  ...{ id: `person-${index}`, slug: 'giulia-ferrante', name: `Person ${index + 1}`, picture: examplePortrait },
  ...{ motto: TEXT, biography: TEXT, languages: ['Italian', 'English'], tripsLed: index },
})
const step = (index: number) => ({ title: `Step ${index + 1}`, text: TEXT })
const teaser = (index: number) => ({
  ...{ title: `Story ${index + 1}`, text: TEXT, picture: exampleScene(index) },
  link: { type: 'custompage', slug: `story-${index}` },
})
const review = (index: number) => ({
  ...{ id: `review-${index}`, rating: 5 - (index % 2), author: 'Ada', text: TEXT.repeat(1 + (index % 3)) },
  ...{ language: 'it', original: index % 2 ? TEXT : null },
  ...{ departedOn: '2026-08-29', travelTitle: 'A travel', travelSlug: 'a' },
})

const MARKUP = `<h2>A heading</h2><p>A paragraph with <strong>strong</strong> and <em>stressed</em> words, and
<a href="https://example.com">a link</a>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
<h3>A smaller heading</h3><blockquote>A quotation</blockquote>
<table><tr><th>Days before</th><th>Refund</th></tr><tr><td>31</td><td>All</td></tr></table>`

/** Differences from the example, by type and variant. */
const VARIANTS: Partial<Record<BlockType, Record<string, object>>> = {
  'heading-cover': { 'with subtitle': {}, 'title only': { subtitle: null }, 'no picture': { picture: null } },
  'rich-text': { 'every markup': { html: MARKUP } },
  'continent-carousel': { row: { items: CONTINENT_CODES.map(area) } },
  'destination-list': {
    'two areas': { groups: CONTINENT_CODES.slice(0, 2).map((code) => ({ ...area(code), items: countries(9) })) },
  },
  'destination-carousel': {
    row: {
      items: countries(8).map((destination, index) => ({
        destination,
        picture: index === 2 ? null : exampleScene(index),
      })),
    },
  },
  'mood-tiles': Object.fromEntries([5, 4, 3].map((count) => [`${count} tiles`, { items: times(count, mood) }])),
  coordinators: { row: { coordinators: times(8, coordinator) } },
  'confidence-steps': { 'four steps': { steps: times(4, step) } },
  'departure-calendar': { 'every status': {} },
  'blog-teasers': { 'three teasers': { items: times(3, teaser) } },
  'travel-list': {
    row: { travels: travels(8) },
    grid: { travels: travels(12), callToAction: null },
    'filtered, nothing left': { travels: [] },
  },
  'tour-list': { board: {}, grid: { tours: tours(9), callToAction: null }, 'filtered, nothing left': { tours: [] } },
  'top-sellers': { ranked: { travels: travels(6) }, 'filtered, nothing left': { travels: [] } },
  reviews: { slider: { reviews: times(6, review) }, 'no happy ones': { reviews: [], average: 2.4 } },
  gallery: Object.fromEntries([1, 2, 3, 4, 5, 6, 8].map((count) => [`${count} pictures`, pictures(count)])),
  'trust-rating': {
    'dark logo': {},
    'light logo': { logo: 'light' },
    ...Object.fromEntries([4, 3, 2, 1.4].map((rating) => [`rated ${rating}`, rated(rating)])),
    'neutral, no label': rated(0.4),
  },
  'call-to-action': { 'with subtitle': {}, 'title only': { subtitle: null } },
  'wemeet-teaser': { 'with a button': {}, 'without a button': { button: null } },
}

/** A filtered list: the second of three pages. */
export const EXAMPLE_PAGES: ListPages = {
  currentPage: 2,
  lastPage: 3,
  isPastEnd: false,
  hrefOf: (page) => `?page=${page}`,
  travelHref: (slug) => `?travel=${slug}`,
  currency: 'EUR',
}

/** Builds every block in every variant; `imagesBase`: base URL of real pictures. */
export const galleryBlocks = (imagesBase: string): { blocks: Block[]; lists: ReadonlyMap<string, ListPages> } => {
  const blocks = (Object.keys(BLOCK_SCHEMAS) as BlockType[]).flatMap((type) =>
    Object.entries(VARIANTS[type] ?? { '': {} }).map(([variant, changes], index) =>
      exampleBlock(type, `${type}-${index}`, { title: variant === '' ? type : `${type}, ${variant}`, ...changes }),
    ),
  )
  const real = JSON.parse(JSON.stringify(blocks).replaceAll(EXAMPLE_PICTURES, imagesBase)) as Block[]
  return { blocks: real, lists: new Map(real.map(({ id }) => [id, EXAMPLE_PAGES])) }
}
