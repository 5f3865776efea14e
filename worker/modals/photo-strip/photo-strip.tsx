import type { Image } from '../../../shared/contracts/image.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** On phones pictures are cropped to portrait. */
const SIZES = '(min-width: 1280px) 1036px, (min-width: 640px) 94vw, 176vw'

export const PhotoStrip = ({ photos, label }: { photos: readonly Image[]; label: string }) => {
  const { t } = useRenderContext()
  return (
    <Carousel label={label} size="photo" focusable autoFocus>
      {photos.map((photo, index) => (
        <figure key={photo.id} className="photo-slide">
          <Photo image={photo} sizes={SIZES} priority={index === 0} />
          <figcaption>
            <span>{photo.title}</span>
            <span className="tabular">{t('modals.photoOf', { index: index + 1, total: photos.length })}</span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
