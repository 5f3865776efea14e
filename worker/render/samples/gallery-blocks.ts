import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../shared/contracts/blocks.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { SAMPLE_PICTURES, sampleBlock, sampleScene, sampleTour, sampleTravel } from './sample-blocks.ts'

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const travels = (count: number) => times(count, (index) => sampleTravel(`travel-${index}`, index === 3 ? 0 : 6, index))
const tours = (count: number) => times(count, (i) => sampleTour(SALES_STATUSES[i % SALES_STATUSES.length] ?? '', i))
const pictures = (count: number) => ({ items: times(count, (index) => ({ picture: sampleScene(index) })) })
const rated = (rating: number) => ({ rating, ratingPercent: rating * 20 })

const MARKUP = `<h2>A heading</h2><p>A paragraph with <strong>strong</strong> and <em>stressed</em> words, and
<a href="https://example.com">a link</a>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
<h3>A smaller heading</h3><blockquote>A quotation</blockquote>
<table><tr><th>Days before</th><th>Refund</th></tr><tr><td>31</td><td>All</td></tr></table>`

/** What differs from the sample, by type and name of the variant; a type that is not named has its sample only. */
const VARIANTS: Partial<Record<BlockType, Record<string, object>>> = {
  'heading-cover': { 'with subtitle': {}, 'title only': { subtitle: null } },
  'rich-text': { 'every markup': { html: MARKUP } },
  'travel-list': {
    row: { travels: travels(8) },
    grid: { travels: travels(12), callToAction: null },
    'filtered, nothing left': { travels: [] },
  },
  'tour-list': { board: {}, grid: { tours: tours(9), callToAction: null }, 'filtered, nothing left': { tours: [] } },
  'top-sellers': { ranked: { travels: travels(6) } },
  reviews: { slider: {}, 'no happy ones': { reviews: [], average: 2.4 } },
  gallery: Object.fromEntries([1, 2, 3, 4, 5, 6, 8].map((count) => [`${count} pictures`, pictures(count)])),
  'trust-rating': {
    'dark logo': {},
    'light logo': { logo: 'light' },
    ...Object.fromEntries([4, 3, 2, 1.4].map((rating) => [`rated ${rating}`, rated(rating)])),
    'neutral, no label': { ...rated(0), count: 0 },
  },
  'call-to-action': { 'with subtitle': {}, 'title only': { subtitle: null } },
  'wemeet-teaser': { 'with a button': {}, 'without a button': { button: null } },
}

/**
 * Every block in every variant, each called by its type and variant.
 * @param imagesBase base address of real pictures
 */
export const galleryBlocks = (imagesBase: string): { blocks: Block[]; filtered: ReadonlySet<string> } => {
  const blocks = (Object.keys(BLOCK_SCHEMAS) as BlockType[]).flatMap((type) =>
    Object.entries(VARIANTS[type] ?? { '': {} }).map(([variant, changes], index) =>
      sampleBlock(type, `${type}-${index}`, { title: variant === '' ? type : `${type}, ${variant}`, ...changes }),
    ),
  )
  const real = JSON.parse(JSON.stringify(blocks).replaceAll(SAMPLE_PICTURES, imagesBase)) as Block[]
  return { blocks: real, filtered: new Set(real.map(({ id }) => id)) }
}
