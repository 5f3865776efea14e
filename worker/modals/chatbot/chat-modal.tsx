import { MAX_QUESTION } from '../../features/chat/conversation.ts'
import type { ModalScreen } from '../../shell/modal.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Notice } from '../../ui/notice.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import type { ChatScreen, LiveChat } from './chat-screen.ts'
import { SuggestedQuestions, Turn } from './chat-turn.tsx'
import { ContactForm } from './contact-form.tsx'

export const chatModal = ({ t }: RenderContext, screen: ChatScreen): ModalScreen => {
  if (screen.step === 'contact')
    return {
      title: t('chat.contactTitle'),
      body: (
        <>
          <p>{t('chat.contactText')}</p>
          <ContactForm draft={screen.contact} fields={[]} />
          <Back />
        </>
      ),
    }
  if (screen.step === 'sent')
    return {
      title: t('chat.sentTitle'),
      body: (
        <>
          <Notice tone="success" icon="mail" role="status">
            <p>{t('chat.sentText')}</p>
          </Notice>
          <Back />
        </>
      ),
    }
  const talk = { title: t('chat.title'), body: <Talk screen={screen} /> }
  // The latest answer takes the focus.
  return screen.turns.length === 0 ? talk : { ...talk, startsInBody: true }
}

const Talk = ({ screen: { turns, suggestions, live } }: { screen: ChatScreen }) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <>
      <p className="note">{t('chat.automated')}</p>
      <div className="chat-log" role="log" aria-label={t('chat.log')}>
        {turns.length === 0 && <p className="chat-answer">{t('chat.greeting')}</p>}
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name and never change places.
          <Turn key={index} turn={turn} isLatest={index === turns.length - 1} />
        ))}
      </div>
      {turns.length === 0 && suggestions.length > 0 && (
        <SuggestedQuestions title={t('chat.suggestions')} questions={suggestions} />
      )}
      <form className="chat-form" method="post" action="/api/chat/ask" data-thinking={t('chat.thinking')}>
        <ReturnField />
        <TextField
          id="chat-question"
          label={t('chat.label')}
          name="question"
          maxLength={MAX_QUESTION}
          required
          autoComplete="off"
          placeholder={t('chat.placeholder')}
        />
        <Button icon="chat">{t('chat.send')}</Button>
      </form>
      <LiveChatPart live={live} />
      <div className="chat-ways cluster">
        {site.features.has('contact') && (
          <ButtonLink
            href={modalHref(site, 'chatbot', 'contact')}
            variant="secondary"
            size="small"
            icon="mail"
            rel="nofollow"
          >
            {t('chat.write')}
          </ButtonLink>
        )}
        {turns.length > 0 && (
          <form method="post" action="/api/chat/end">
            <ReturnField />
            <Button variant="quiet" size="small">
              {t('chat.restart')}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}

const Back = () => {
  const site = useRenderContext()
  return (
    <p>
      <a href={modalHref(site, 'chatbot')} rel="nofollow">
        {site.t('chat.back')}
      </a>
    </p>
  )
}

/** A provider's live chat (decision 29): loads on a click with marketing consent; client/chat reveals it. */
const LiveChatPart = ({ live }: { live: LiveChat }) => {
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
      <p className="note">{t('chat.liveText')}</p>
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
