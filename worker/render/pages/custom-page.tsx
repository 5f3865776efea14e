import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import { RenderBlock } from '../blocks/render-block.tsx'

/** Blocks whose title can be the page's main heading. */
const WITH_HEADING: ReadonlySet<string> = new Set<Block['blockType']>([
  'search-cover',
  'heading-cover',
  'travel-cover',
  'legal-text',
])

type CustomPageBodyProps = {
  page: Pick<CustomPage, 'seo'> & { blocks: readonly Block[] }
  /** Ids of the blocks whose lists the page's query has narrowed down. */
  filtered?: ReadonlySet<string>
}

/**
 * A content-managed page: its blocks in order. The first block that has one carries the main heading; a page without
 * gets its title as the heading that it lacks.
 */
export const CustomPageBody = ({ page, filtered }: CustomPageBodyProps) => {
  const main = page.blocks.find(({ blockType }) => WITH_HEADING.has(blockType))
  return (
    <>
      {main === undefined && (
        <header className="page-title container">
          <h1>{page.seo.title}</h1>
        </header>
      )}
      {page.blocks.map((block) => (
        <RenderBlock key={block.id} block={block} main={block === main} filtered={filtered?.has(block.id)} />
      ))}
    </>
  )
}
