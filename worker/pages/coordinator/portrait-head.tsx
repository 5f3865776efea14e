import type { Coordinator } from '../../../shared/contracts/travel.ts'
import { wayToCoordinator } from '../../ui/breadcrumb-trails.ts'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'

/** Width of the portrait: a column on wide screens, most of the screen on phones. */
export const PORTRAIT_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 16rem, 60vw'

/** The portrait and the story. */
export const PortraitHead = ({ coordinator }: { coordinator: Coordinator }) => {
  const site = useRenderContext()
  const { t } = site
  const { name, picture, motto, biography, tripsLed, languages } = coordinator
  return (
    <header className="container coordinator-head">
      <Photo image={picture} sizes={PORTRAIT_SIZES} priority />
      <div>
        <Breadcrumbs way={wayToCoordinator(site, coordinator)} />
        <p className="coordinator-label">{t('tour.leaderKicker')}</p>
        <h1>{name}</h1>
        <p className="coordinator-motto">{motto}</p>
        <p>{biography}</p>
        <p className="coordinator-facts tabular">
          {t('trip.tripsLed', { count: tripsLed })}
          {languages.length > 0 && ` · ${t('trip.speaks', { languages: languages.join(', ') })}`}
        </p>
      </div>
    </header>
  )
}
