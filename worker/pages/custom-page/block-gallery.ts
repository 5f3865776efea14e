import type { ComposedPage } from '../../data/content.ts'
import type { Config } from '../../env.ts'
import { galleryBlocks } from '../../ui/blocks/block-gallery/gallery-blocks.ts'
import type { RefreshedBlocks } from './refresh-blocks.ts'

/** Every block in every variant, for editors and visual tests. */
export const blockGallery = (config: Config): { page: ComposedPage; lists: RefreshedBlocks } => {
  const { blocks, lists } = galleryBlocks(`${config.IMAGES_ORIGIN}/images`)
  return {
    page: {
      type: 'custompage',
      routingKey: null,
      slug: '__blocks',
      attributes: { hideLayout: false, transparentHeader: false },
      customHtmlClasses: null,
      customCss: null,
      seo: {
        title: 'Block gallery',
        description: 'Every block of content pages in every variant, for editors and visual tests.',
        image: null,
        robots: 'noindex,nofollow',
        canonical: null,
        markupLinkedData: null,
        urls: {},
      },
      blocks,
    },
    lists: { blocks, lists, failed: false, modalPath: '/__blocks' },
  }
}
