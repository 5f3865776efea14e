import type { Block } from '../../../shared/contracts/blocks.ts'
import { RenderBlock } from '../../ui/blocks/registry.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { SearchFilters } from '../../ui/search-box/search-options.ts'
import type { ContentModel } from './content-model.ts'

/** Blocks whose title can be the page's main heading. */
const WITH_HEADING: ReadonlySet<string> = new Set<Block['blockType']>([
  'search-cover',
  'heading-cover',
  'travel-cover',
  'legal-text',
])

/** The first list of departures moves up, right after the cover. */
const departuresFirst = (blocks: readonly Block[]): readonly Block[] => {
  const departures = blocks.find(({ blockType }) => blockType === 'tour-list')
  const [cover, ...others] = blocks
  if (departures === undefined || cover === undefined || cover === departures) return blocks
  return [cover, departures, ...others.filter((block) => block !== departures)]
}

type ContentPageProps = { model: Pick<ContentModel, 'seo' | 'blocks' | 'lists' | 'filters'> }

/**
 * A content-managed page: its blocks in order. The first block that has one carries the main heading; a page without
 * gets its title as the heading that it lacks.
 */
export const ContentPage = ({ model: { seo, blocks, lists, filters = null } }: ContentPageProps) => {
  const { variations } = useRenderContext()
  const main = blocks.find(({ blockType }) => WITH_HEADING.has(blockType))
  return (
    <SearchFilters value={filters}>
      {main === undefined && (
        <header className="page-title container">
          <h1>{seo.title}</h1>
        </header>
      )}
      {(variations.homeDeparturesFirst ? departuresFirst(blocks) : blocks).map((block) => (
        <RenderBlock key={block.id} block={block} main={block === main} filtered={lists?.get(block.id)} />
      ))}
    </SearchFilters>
  )
}
