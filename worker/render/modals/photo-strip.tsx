import type { Image } from '../../../shared/contracts/image.ts'
import { useSite } from '../site.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Photo } from '../ui/picture.tsx'

/** Pictures one at a time: swiped, scrolled, or moved through by arrow keys. */
export const PhotoStrip = ({ photos, label }: { photos: readonly Image[]; label: string }) => {
  const { t } = useSite()
  return (
    <Carousel label={label} size="photo" focusable>
      {photos.map((photo, index) => (
        <figure key={photo.id} className="photo-slide">
          <Photo image={photo} sizes="(min-width: 1280px) 1036px, 94vw" priority={index === 0} />
          <figcaption>
            <span>{photo.altText}</span>
            <span className="tabular">{t('modals.photoOf', { index: index + 1, total: photos.length })}</span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
