import { searchPath } from '../../../markets/links.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { MessagePage } from '../error/message-page.tsx'
import { AlertItem } from './alert-item.tsx'
import type { AlertsModel, AlertsNotice } from './load-alerts-page.ts'
import { MailPreferences } from './mail-preferences.tsx'
import { PersonalData } from './personal-data.tsx'

/** The visitor's alerts, mail preferences and personal data. */
export const AlertsPage = ({ model }: { model: AlertsModel }) => {
  // The notice is a query parameter that anyone can type: existing alerts are not reported as deleted.
  if (model.notice === 'deleted' && !(model.state === 'known' && model.preferences.alerts.length > 0))
    return <Deleted />
  if (model.state === 'known') return <KnownAlerts model={model} />
  if (model.state === 'link') return <LinkedAlerts linkKey={model.key} />
  return model.state === 'unavailable' ? <NotLoaded /> : <WhoseAlerts model={model} />
}

const KnownAlerts = ({ model }: { model: Extract<AlertsModel, { state: 'known' }> }) => {
  const { t, market } = useRenderContext()
  const { preferences, chosen, owner, notice, deletion, loginAgainHref } = model
  const personalData = owner !== 'link' && (
    <PersonalData isAccount={owner === 'account'} {...{ deletion, loginAgainHref }} />
  )
  return (
    <div className="container alerts">
      <header>
        <h1>{t('alerts.pageTitle')}</h1>
        <p>{t('alerts.pageText')}</p>
      </header>
      <AlertsNoticeLine notice={notice} />
      {deletion !== null && personalData}
      {preferences.paused && (
        <Notice icon="clock">
          <p>{t('alerts.allPaused')}</p>
        </Notice>
      )}
      {preferences.alerts.length === 0 ? (
        <section className="alerts-empty">
          <h2>{t('alerts.emptyTitle')}</h2>
          <p>{t('alerts.emptyText')}</p>
          <ButtonLink href={searchPath(market)} icon="search">
            {t('alerts.find')}
          </ButtonLink>
        </section>
      ) : (
        <ul className="alerts-list">
          {preferences.alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} resting={preferences.paused} />
          ))}
        </ul>
      )}
      {preferences.alerts.length > 0 && <MailPreferences preferences={preferences} chosen={chosen} />}
      {deletion === null && personalData}
    </div>
  )
}

const AlertsNoticeLine = ({ notice }: { notice: AlertsNotice | null }) => {
  const { t } = useRenderContext()
  if (notice === 'saved')
    return (
      <Notice tone="success" icon="check" role="status">
        <p>{t('alerts.saved')}</p>
      </Notice>
    )
  if (notice === 'unknown')
    return (
      <Notice tone="warning" role="alert">
        <p>{t('alerts.unknown')}</p>
      </Notice>
    )
  return notice === 'failed' ? (
    <Notice tone="warning" role="alert" title={t('alerts.failedTitle')}>
      <p>{t('alerts.failedText')}</p>
    </Notice>
  ) : null
}

const WhoseAlerts = ({ model: { state, loginHref, notice } }: { model: AlertsModel }) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <MessagePage
      title={t(notice === 'signed-out' ? 'alerts.signedOutTitle' : 'alerts.nobodyTitle')}
      text={t(
        notice === 'signed-out'
          ? 'alerts.signedOut'
          : state === 'has-account'
            ? 'alerts.hasAccount'
            : 'alerts.nobodyText',
      )}
    >
      <div className="message-actions">
        {site.signIn && (
          <ButtonLink href={loginHref} rel="nofollow" icon="person">
            {t('account.login')}
          </ButtonLink>
        )}
        <ButtonLink
          href={modalHref(site, 'verification-code', undefined, { purpose: 'notify-me' })}
          variant="secondary"
          rel="nofollow"
          icon="mail"
        >
          {t('alerts.byCode')}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}

const LinkedAlerts = ({ linkKey }: { linkKey: string }) => {
  const { t } = useRenderContext()
  return (
    <MessagePage title={t('alerts.linkTitle')} text={t('alerts.linkText')}>
      <form method="post" action="/api/alerts-link" className="message-actions">
        <input type="hidden" name="key" value={linkKey} />
        <Button>{t('alerts.linkOpen')}</Button>
      </form>
    </MessagePage>
  )
}

const NotLoaded = () => {
  const { t, path } = useRenderContext()
  return (
    <MessagePage title={t('alerts.loadFailedTitle')} text={t('alerts.failedText')}>
      <div className="message-actions">
        <ButtonLink href={path}>{t('alerts.retry')}</ButtonLink>
      </div>
    </MessagePage>
  )
}

const Deleted = () => {
  const { t, market } = useRenderContext()
  return (
    <MessagePage title={t('alerts.deletedTitle')} text={t('alerts.deletedText')}>
      <div className="message-actions">
        <ButtonLink href={searchPath(market)} icon="search">
          {t('alerts.find')}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
