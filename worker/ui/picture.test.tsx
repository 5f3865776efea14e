import { describe, expect, it } from 'vitest'
import type { Image, ResponsiveImage } from '../../shared/contracts/image.ts'
import { renderSample } from '../../tests/support/builders/render-sample.tsx'
import { exampleScene } from './blocks/block-gallery/example-blocks.ts'
import { Photo, Picture } from './picture.tsx'

describe('Picture', () => {
  it('changes from mobile to desktop at 1024 px (§9)', () => {
    const image = { desktop: exampleScene(0), mobile: exampleScene(1) } as ResponsiveImage
    const [source = '', img = ''] =
      renderSample('it', <Picture image={image} sizes="100vw" />).match(/<(source|img)[^>]*>/g) ?? []
    expect(source).toContain('media="(min-width:1024px)"')
    expect(source).toContain(image.desktop.id)
    expect(img).toContain(image.mobile.id)
  })
})

describe('Photo', () => {
  it('shows an SVG by an img element, in which nothing runs', () => {
    const image = { ...exampleScene(0), resource: 'uploads', type: 'image/svg+xml' } as Image
    const html = renderSample('it', <Photo image={image} />)
    expect(html).toMatch(/^<img [^>]*src="[^"]+\/uploads\/original\/[^"]+\.svg"[^>]*>$/)
  })
})
