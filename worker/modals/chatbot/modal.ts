import type { ChatIndex } from '../../../shared/chat/find-entries.ts'
import { typedContact } from '../../../shared/contacts/contact-form.ts'
import { loadFilters } from '../../data/catalogue.ts'
import type { Config } from '../../env.ts'
import { answerQuestion } from '../../features/chat/answer-question.ts'
import { questionsOf } from '../../features/chat/conversation.ts'
import { loadKnowledge } from '../../features/chat/load-knowledge.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { renderContextFor } from '../../ui/render-context-of.ts'
import { currencyOf } from '../../visit/currency.ts'
import type { PageVisit } from '../../visit/visit.ts'
import type { PrivateModal } from '../define-modal.ts'
import { chatModal } from './chat-modal.tsx'
import { CHAT_STEPS, type ChatScreen, type ChatTurn, type LiveChat } from './chat-screen.ts'

/** Suggested questions, spread over the editors' entries. */
const SUGGESTED = 4

/** The visitor's questions so far, answered again. */
export const chatbotModal: PrivateModal<ChatScreen> = {
  size: 'small',
  layouts: CHAT_STEPS,
  load: async (visit, { layout }, closeHref) => {
    const questions = await questionsOf(visit)
    const step = CHAT_STEPS.find((each) => each === layout) ?? 'chat'
    const talk = step === 'chat' ? await talkOf(visit, questions) : { turns: [], suggestions: [] }
    const typed = typedContact({ message: questions.at(-1) ?? '' })
    return {
      ...{ step, ...talk, closeHref, live: liveChat(visit.config) },
      contact: { id: crypto.randomUUID(), page: closeHref, typed },
    }
  },
  view: chatModal,
}

const talkOf = async (
  visit: PageVisit,
  questions: readonly string[],
): Promise<Pick<ChatScreen, 'turns' | 'suggestions'>> => {
  const { market, route, data } = visit
  const travel = route.parameters.travel ?? null
  let index: ChatIndex
  try {
    index = await loadKnowledge(data, market, travel)
  } catch (error) {
    recordRequestError(visit.log, 'chat', error)
    const answer = { kind: 'unavailable' as const }
    return { turns: questions.map((question) => ({ question, answer })), suggestions: [] }
  }
  const filters = await loadFilters(data, market.id).then(
    ({ value }) => value,
    () => null,
  )
  const site = await renderContextFor(visit, await currencyOf(visit))
  const turns: ChatTurn[] = await Promise.all(
    questions.map(async (question) => ({
      question,
      answer: await answerQuestion(question, { index, filters, data, site }),
    })),
  )
  const { entries } = index
  const apart = Math.ceil(entries.length / SUGGESTED)
  const suggested = entries.filter((_, place) => place % apart === 0)
  return { turns, suggestions: suggested.map(({ entry }) => entry.question) }
}

const liveChat = ({ SALES_CHAT_URL, SALES_CHAT_OPEN }: Config): LiveChat =>
  SALES_CHAT_URL === undefined ? null : { src: SALES_CHAT_URL, open: SALES_CHAT_OPEN ?? null }
