import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import { RenderBlock } from '../blocks/render-block.tsx'

const COVERS: ReadonlySet<string> = new Set<Block['blockType']>(['search-cover', 'heading-cover'])

/** A content-managed page: its blocks in order. A page without a cover gets its title as the heading that it lacks. */
export const CustomPageBody = ({ page }: { page: Pick<CustomPage, 'seo'> & { blocks: readonly Block[] } }) => (
  <>
    {!page.blocks.some(({ blockType }) => COVERS.has(blockType)) && (
      <header className="page-title container">
        <h1>{page.seo.title}</h1>
      </header>
    )}
    {page.blocks.map((block) => (
      <RenderBlock key={block.id} block={block} />
    ))}
  </>
)
