import type { Image } from '../../../shared/contracts/image.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

type PhotosProps = { photos: readonly Image[]; label: string }

/** Pictures that fill the screen, in a row that scrolls; client/modals/show-pictures.ts puts a viewer over it. */
export const PhotoStrip = ({ photos, label }: PhotosProps) => {
  const { t } = useRenderContext()
  return (
    <div className="photo-strip">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without links must be reachable by keyboard. */}
      <ul className="photos" aria-label={label} tabIndex={0}>
        {photos.map((photo, index) => (
          <li key={photo.id} id={`photo-${index + 1}`}>
            <figure>
              <Photo image={photo} sizes="100vw" priority={index === 0} />
              <figcaption className="photo-caption">
                <span>{photo.title}</span>
                <span className="tabular">{t('modals.photoOf', { index: index + 1, total: photos.length })}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && <PhotoLinks photos={photos} />}
    </div>
  )
}

const PhotoLinks = ({ photos }: Pick<PhotosProps, 'photos'>) => {
  const { t } = useRenderContext()
  return (
    <>
      <button type="button" className="photo-step icon-button" value="-1" aria-label={t('layout.previous')}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="photo-step icon-button" value="1" aria-label={t('layout.next')}>
        <Icon name="arrow-right" />
      </button>
      <ul className="photo-links">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={`#photo-${index + 1}`}>
              <img src={imageUrl(photo, 480)} width="72" height="48" alt={photo.title} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
