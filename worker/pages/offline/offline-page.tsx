import build from 'virtual:client-build'
import type { ReactNode } from 'react'
import { staticPath, travelPath } from '../../../markets/links.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { Logo } from '../../shell/logo.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { MessagePage } from '../error/message-page.tsx'

/** Placeholder that client/offline.ts fills. */
const AGE = { age: '{{age}}' }

/** The page without a network. client/offline.ts fills and shows the parts for which the device has data. */
export const OfflinePage = ({ model }: { model: readonly Travel[] }) => {
  const { t, market } = useRenderContext()
  const home = staticPath(market, 'index') ?? '/'
  return (
    <>
      <p className="container offline-brand">
        <a className="header-home row" href={home} aria-label={t('layout.homeLabel')}>
          <Logo />
        </a>
      </p>
      <MessagePage picture={<Tent />} title={t('offline.title')} text={t('offline.text')}>
        <div className="message-actions" data-offline="retry">
          <ButtonLink href={home}>{t('errors.retry')}</ButtonLink>
        </div>
      </MessagePage>
      <div className="container offline-kept">
        <StoredPart name="wishes" title={t('offline.queueTitle')}>
          <p className="offline-note">{t('offline.queueText')}</p>
        </StoredPart>
        <StoredPart name="trips" title={t('offline.tripsTitle')}>
          <ul className="offline-list" data-age={t('offline.keptAge', AGE)} />
        </StoredPart>
        <StoredPart name="wishlist" title={t('layout.wishlistTitle')}>
          <p className="offline-note" data-age={t('offline.listAge', AGE)} />
          <ul className="offline-list" data-absent={t('offline.notKept')} />
        </StoredPart>
        <p className="offline-note" data-offline="nothing">
          {t('offline.nothing')}
        </p>
        <Suggestions travels={model} />
      </div>
      {build.offline !== '' && <script type="module" src={build.offline} />}
    </>
  )
}

type StoredPartProps = { name: 'wishes' | 'trips' | 'wishlist'; title: string; children: ReactNode }

const StoredPart = ({ name, title, children }: StoredPartProps) => (
  <section data-offline={name} aria-labelledby={`offline-${name}`} hidden>
    <h2 id={`offline-${name}`}>{title}</h2>
    {children}
  </section>
)

/** Without pictures, which need a network. */
const Suggestions = ({ travels }: { travels: readonly Travel[] }) => {
  const { t, market } = useRenderContext()
  if (travels.length === 0) return null
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested">{t('trip.suggestedTitle')}</h2>
      <ul className="offline-list">
        {travels.map(({ id, slug, title, destinationLabel, days, bestTour }) => (
          <li key={id}>
            <a className="offline-trip" href={travelPath(market, slug)}>
              {title}
            </a>
            <span className="offline-age">
              {destinationLabel} · {t('trip.days', { count: days })}
            </span>
            {bestTour !== null && <Price tour={bestTour} from />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Tent = () => (
  <svg className="message-picture" viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
    <path className="map-back" d="M20 164 92 74l38 46 46-66 124 110Z" />
    <path className="map-front" d="M96 164 160 66l64 98Z" />
    <path className="map-hill" d="m160 66 64 98h-34Z" />
    <path className="map-start" d="m160 104 22 60h-44Z" />
    <path className="map-trail" d="M228 62a34 34 0 0 1 48 0M240 76a17 17 0 0 1 24 0" />
    <path className="map-cross" d="m234 36 36 52" />
    <circle className="map-start" cx="252" cy="92" r="5" />
  </svg>
)
