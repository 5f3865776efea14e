import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import type { ListPages } from '../../ui/blocks/block-props.ts'
import { RenderBlock } from '../../ui/blocks/render-block.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

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

type CustomPageBodyProps = {
  page: Pick<CustomPage, 'seo'> & { blocks: readonly Block[] }
  /** The lists that the page's query has narrowed down, by the ids of their blocks. */
  lists?: ReadonlyMap<string, ListPages>
}

/**
 * A content-managed page: its blocks in order. The first block that has one carries the main heading; a page without
 * gets its title as the heading that it lacks.
 */
export const CustomPageBody = ({ page, lists }: CustomPageBodyProps) => {
  const { variations } = useRenderContext()
  const main = page.blocks.find(({ blockType }) => WITH_HEADING.has(blockType))
  return (
    <>
      {main === undefined && (
        <header className="page-title container">
          <h1>{page.seo.title}</h1>
        </header>
      )}
      {(variations.homeDeparturesFirst ? departuresFirst(page.blocks) : page.blocks).map((block) => (
        <RenderBlock key={block.id} block={block} main={block === main} filtered={lists?.get(block.id)} />
      ))}
    </>
  )
}
