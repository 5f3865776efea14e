import { Fragment } from 'react'
import type { Block } from '../../../shared/contracts/blocks.ts'
import { RenderBlock } from '../../ui/blocks/registry.tsx'
import { placeBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { RenderContextProvider, useRenderContext } from '../../ui/render-context.tsx'
import { LaterStyles } from '../../ui/slots.ts'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import type { ContentModel } from './content-model.ts'
import { CoverLinks } from './cover-links-list.tsx'

/** Blocks whose title can be the page's main heading. */
const WITH_HEADING: Block['blockType'][] = ['search-cover', 'heading-cover', 'travel-cover', 'legal-text']

/** Moves the first list of departures right after the cover. */
const departuresFirst = (blocks: readonly Block[]): readonly Block[] => {
  const departures = blocks.find(({ blockType }) => blockType === 'tour-list')
  const [cover, ...others] = blocks
  if (departures === undefined || cover === undefined || cover === departures) return blocks
  return [cover, departures, ...others.filter((block) => block !== departures)]
}

type ContentPageProps = {
  model: Pick<ContentModel, 'seo' | 'blocks' | 'lists' | 'modalPath'> & {
    coverLinks?: ContentModel['coverLinks']
    page?: Pick<ContentModel['page'], 'breadcrumbs'>
  }
}

/** A page of blocks; its main heading is that of a block, else the page's title. */
export const ContentPage = ({ model: { page, seo, blocks, lists, modalPath, coverLinks = [] } }: ContentPageProps) => {
  const site = useRenderContext()
  const breadcrumbs = page?.breadcrumbs && <Breadcrumbs way={placeBreadcrumbs(site, page.breadcrumbs)} />
  const main = blocks.find(({ blockType }) => WITH_HEADING.includes(blockType))
  return (
    <RenderContextProvider value={{ ...site, modalPath }}>
      {main === undefined && (
        <header className="page-title container">
          <h1>{seo.title}</h1>
        </header>
      )}
      {(site.variations.homeDeparturesFirst ? departuresFirst(blocks) : blocks).map((block, index) => (
        <Fragment key={block.id}>
          <RenderBlock
            block={block}
            main={block === main}
            filtered={lists?.get(block.id)}
            breadcrumbs={block === main ? breadcrumbs : undefined}
            links={block === main && coverLinks.length > 0 ? <CoverLinks links={coverLinks} /> : undefined}
          />
          {/* Not between sections, which share space with the next one. */}
          {index === 0 && block.blockType.endsWith('-cover') && <LaterStyles />}
        </Fragment>
      ))}
    </RenderContextProvider>
  )
}
