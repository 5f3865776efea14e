import type { Config } from '../../env.ts'
import { galleryBlocks } from '../../ui/blocks/samples/gallery-blocks.ts'
import type { RouteAnswer } from '../route.ts'
import { CustomPageBody } from './custom-page.tsx'

const seo = {
  title: 'Block gallery',
  description: 'Every block of content pages in every variant, for editors and visual tests.',
  image: null,
  robots: 'noindex,nofollow',
  canonical: null,
  markupLinkedData: null,
  urls: {},
}

/** Every block that the composer knows in every variant: what editors choose from and visual tests look at. */
export const blockGallery = (config: Config): RouteAnswer => {
  const { blocks, lists } = galleryBlocks(`${config.IMAGES_ORIGIN}/images`)
  return {
    kind: 'page',
    head: { ...seo, alternates: {}, linkedData: [], preloads: [] },
    body: <CustomPageBody page={{ seo, blocks }} lists={lists} />,
    tags: [],
    pricesAt: null,
    degraded: false,
  }
}
