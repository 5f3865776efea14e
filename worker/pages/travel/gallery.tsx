import { modalHref } from '../../ui/modal-href.ts'
import { Photo, Picture } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import type { TravelModel } from './travel-model.ts'

export const Gallery = ({ model: { travel, photos, morePhotos } }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t } = site
  const { title } = travel
  const label = t('travel.photos', { title })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without links must be reachable by keyboard. */}
      <ul className="gallery" data-photos={morePhotos.length + 1} aria-label={label} tabIndex={0}>
        <li>
          <Picture image={travel.thumbnailImage} sizes={LEAD_SIZES} priority />
        </li>
        {morePhotos.map((photo) => (
          <li key={photo.id}>
            <Photo image={photo} sizes={MORE_SIZES} />
          </li>
        ))}
      </ul>
      <p className="gallery-open container">
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
    </>
  )
}

export const LEAD_SIZES = '(min-width: 1280px) 576px, (min-width: 1024px) 50vw, (min-width: 640px) 34rem, 86vw'

/** Wider than their box on phones, which crops landscape pictures to the first one's portrait format. */
const MORE_SIZES = '(min-width: 1280px) 576px, (min-width: 1024px) 50vw, (min-width: 640px) 42rem, 120vw'
