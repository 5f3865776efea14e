import { modalHref } from '../../../ui/modal-href.ts'
import { useRenderContext } from '../../../ui/render-context.tsx'
import type { LiveChat } from './chat-screen.ts'

/**
 * A provider's live chat (decision 48). Nothing of it is fetched before somebody who allows marketing presses the
 * button; client/chat shows this part, and which of the two it is, as there is no such chat without a script.
 */
export const LiveChatPart = ({ live }: { live: LiveChat }) => {
  const site = useRenderContext()
  const { t } = site
  if (live === null) return null
  return (
    <div
      className="chat-live"
      hidden
      data-src={live.src}
      {...(live.open !== null && { 'data-open': live.open })}
      data-failed={t('chat.liveFailed')}
    >
      <p className="modal-note">{t('chat.liveText')}</p>
      <p hidden>
        <button className="button button-talk button-small" type="button">
          {t('chat.live')}
        </button>
      </p>
      <p hidden>
        <a href={modalHref(site, 'tracking-preferences')} rel="nofollow">
          {t('chat.liveConsent')}
        </a>
      </p>
      <p className="form-failure" role="alert" hidden />
    </div>
  )
}
