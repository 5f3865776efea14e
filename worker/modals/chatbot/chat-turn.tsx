import type { ChatEntry } from '../../../shared/chat/find-entries.ts'
import type { ChatReply, ChatTrips } from '../../features/chat/answer-question.ts'
import { ActiveFilters } from '../../search/active-filter-list.tsx'
import { Relaxations } from '../../search/relaxation-list.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { createRenderContext, datedText, useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { travelHref } from '../../ui/travel-href.ts'
import type { ChatTurn } from './chat-screen.ts'

export const Turn = ({ turn: { question, answer }, isLatest }: { turn: ChatTurn; isLatest: boolean }) => {
  const { t } = useRenderContext()
  return (
    <div className="chat-turn" {...(isLatest && { id: 'chat-latest', tabIndex: -1, autoFocus: true })}>
      <p className="chat-question">
        <span className="visually-hidden">{t('layout.labelled', { label: t('chat.you') })} </span>
        {question}
      </p>
      <div className="chat-answer">
        <span className="visually-hidden">{t('layout.labelled', { label: t('chat.assistant') })} </span>
        <Answer answer={answer} />
      </div>
    </div>
  )
}

const Answer = ({ answer }: { answer: ChatReply }) => {
  const { t } = useRenderContext()
  switch (answer.kind) {
    case 'entry':
      return (
        <>
          <Entry entry={answer.entry} />
          {answer.trips !== null && <Trips trips={answer.trips} />}
          <Related title={t('chat.related')} entries={answer.related} />
        </>
      )
    case 'trips':
      return (
        <>
          <Trips trips={answer.trips} />
          {answer.isPartial && (
            <p>
              {t('chat.partial')} <Write />
            </p>
          )}
        </>
      )
    case 'talk':
      return (
        <>
          <p>{t(`chat.${answer.talk}`)}</p>
          {(answer.talk === 'person' || answer.talk === 'robot') && <Write />}
        </>
      )
    case 'unknown':
      return (
        <>
          <p>{t('chat.unknown')}</p>
          <Write />
          <Related title={t('chat.guesses')} entries={answer.related} />
        </>
      )
    case 'unavailable':
      return (
        <>
          <p>{t('chat.unavailable')}</p>
          <Write />
        </>
      )
  }
}

const Entry = ({ entry: { id, question, answer, href } }: { entry: ChatEntry }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>
        <strong>{question}</strong>
      </p>
      <p>{answer}</p>
      <p>
        <a href={href}>{t(id.startsWith('travel-') ? 'chat.sourceTravel' : 'chat.sourceFaqs')}</a>
      </p>
    </>
  )
}

const Trips = ({ trips }: { trips: ChatTrips }) => {
  const { travels, total, filter, currency, understood, relaxations } = trips
  const site = useRenderContext()
  const { t } = site
  const priced = createRenderContext({ ...site, currency })
  return (
    <>
      {understood.length > 0 && (
        <>
          <p>{t('chat.understood')}</p>
          <ActiveFilters filters={understood} clearHref={searchHref(priced)} />
        </>
      )}
      <p>{total === 0 ? t('chat.noTrips') : t('chat.trips', { count: total })}</p>
      {travels.length > 0 && (
        <ul className="chat-trips">
          {travels.map(({ slug, title, days, bestTour, reason }) => (
            <li key={slug}>
              <a href={travelHref(priced, slug, filter)}>{title}</a>
              <span className="choice-more tabular">
                {t('trip.days', { count: days })}
                {bestTour !== null &&
                  ` · ${t('travel.from', { amount: priced.money(bestTour.price) })} ${datedText(site, 'trip.onDate', bestTour.startingDate)}`}
              </span>
              {reason !== null && <p className="card-note">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {relaxations.length > 0 && <Relaxations relaxations={relaxations} />}
      <p>
        <a href={searchHref(priced, filter)}>{t('chat.allTrips')}</a>
      </p>
    </>
  )
}

const Write = () => {
  const site = useRenderContext()
  return !site.features.has('contact') ? null : (
    <a href={modalHref(site, 'chatbot', 'contact')} rel="nofollow">
      {site.t('chat.write')}
    </a>
  )
}

const Related = ({ title, entries }: { title: string; entries: readonly ChatEntry[] }) =>
  entries.length === 0 ? null : <SuggestedQuestions title={title} questions={entries.map(({ question }) => question)} />

export const SuggestedQuestions = ({ title, questions }: { title: string; questions: readonly string[] }) => (
  <form className="chat-asks" method="post" action="/api/chat/ask">
    <ReturnField />
    <p>{title}</p>
    {questions.map((question) => (
      <button type="submit" key={question} className="chat-ask" name="question" value={question}>
        {question}
      </button>
    ))}
  </form>
)
