import { definePrivatePage } from '../define-private-page.ts'
import { AskPage } from './ask-page.tsx'
import { loadAskPage } from './load-ask-page.ts'

/** The AI search. Questions are personal, so the page is private (decision 28). */
export const askPage = definePrivatePage({
  route: 'search-ai',
  kind: 'search',
  analytics: 'custom page',
  load: loadAskPage,
  title: () => 'ask.title',
  view: AskPage,
})
