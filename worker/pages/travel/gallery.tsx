import { modalHref } from '../../ui/modal-href.ts'
import { Photo, Picture } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import type { TravelModel } from './travel-model.ts'

/** A mosaic whose pictures open the gallery. */
export const Gallery = ({ model: { travel, photos, morePhotos } }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t } = site
  const { title } = travel
  return (
    <div className="travel-photos">
      <ul className="gallery" data-photos={morePhotos.length + 1} aria-label={t('travel.photos', { title })}>
        <li>
          <Picture image={travel.thumbnailImage} sizes={LEAD_SIZES} priority />
        </li>
        {morePhotos.map((photo) => (
          <li key={photo.id}>
            <Photo image={photo} sizes={morePhotos.length === 1 ? TALL_SIZES : MORE_SIZES} />
          </li>
        ))}
      </ul>
      <p className="gallery-open buttons">
        <ShareLink title={title} />
        {travel.video !== null && (
          <a className="chip" href={modalHref(site, 'video-itinerary')} rel="nofollow">
            {t('modals.videoOpen')}
          </a>
        )}
        <a className="chip" href={modalHref(site, 'gallery')} rel="nofollow">
          {t('modals.galleryOpen', { count: photos.length })}
        </a>
      </p>
    </div>
  )
}

/** As wide as a landscape picture that fills the height of its box. */
export const LEAD_SIZES = '(min-width: 1280px) 640px, (min-width: 640px) 60vw, 58vw'
const TALL_SIZES = '(min-width: 1280px) 640px, (min-width: 640px) 55vw, 100vw'
const MORE_SIZES = '(min-width: 1280px) 320px, (min-width: 640px) 40vw, 80vw'
