import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { ALERT_TYPES } from '../../shared/alerts/alert-types.ts'
import { SMALL_TALK } from '../../shared/chat/language.ts'
import { SIGN_UP_PROBLEMS, SIGN_UP_PURPOSES, SIGN_UP_STEPS } from '../../shared/sign-up/steps.ts'
import { FORBIDDEN, renderSample } from '../../tests/support/builders/render-sample.tsx'
import { sampleEvent } from '../../tests/support/builders/sample-event.ts'
import { sampleSite } from '../../tests/support/builders/sample-search.ts'
import type { ChatReply } from '../features/chat/answer-question.ts'
import { Modal } from '../shell/modal.tsx'
import { CHAT_STEPS } from './chatbot/chat-screen.ts'
import { NOTIFY_STEPS, type NotifyScreen } from './notify-me/notify-screen.ts'
import { type LoadedModal, openPrivateModal } from './private.ts'

const flow = {
  ...{
    travel: 'japan',
    tour: null,
    event: null,
    email: 'a@b.co',
    details: {},
    problem: null,
    known: false,
    seconds: 42,
    minutes: 47,
  },
  ...{ sentAgain: true, proven: false, loginHref: '/login', closeHref: '/x' },
}
const subject: NonNullable<NotifyScreen['subject']> = {
  travel: { slug: 'japan', title: 'Japan', destinationLabel: 'Japan' },
  tour: { code: 'J-1', startingDate: '2027-03-01', endingDate: '2027-03-10', status: 'PLANNED', price: 100 },
  types: ['TOUR_CONFIRMED', 'PRICE_DROPPED'],
}
const notify: NotifyScreen = {
  ...{ travel: 'japan', tour: 'j-1', step: 'alert', known: true, email: 'a@b.co', subject, alert: null },
  ...{ draft: { phone: '', reason: 'other', text: '<b>' }, closeHref: '/x', alertsHref: '/y' },
  ...{ retry: 'alert', begun: { email: 'a@b', phone: '1', problem: 'badPhone', minutes: 0 }, loginHref: '/z' },
}
const entry = { id: 'travel-a', question: 'Really?', answer: 'Yes <b>', href: '/y#faq-a' }
const trips = {
  ...{ total: 2, filter: { destinationId: ['jpn'] }, currency: 'EUR' as const },
  understood: [{ label: 'Japan', href: '/search' }],
  relaxations: [{ label: 'For €19 more', total: 'Jul 25', href: '/search' }],
  travels: [{ slug: 'japan', title: 'Japan', destinationLabel: 'Japan', days: 9, bestTour: null, reason: '9 days' }],
}
const ANSWERS: ChatReply[] = [
  { kind: 'entry', entry, related: [{ ...entry, id: 'b', question: 'And?' }], trips },
  { kind: 'entry', entry: { ...entry, id: 'c' }, related: [], trips: null },
  { kind: 'trips', trips, isPartial: true },
  { kind: 'trips', trips: { ...trips, total: 0, travels: [] }, isPartial: false },
  ...SMALL_TALK.map((talk) => ({ kind: 'talk' as const, talk })),
  { kind: 'unknown', related: [entry] },
  { kind: 'unavailable' },
]
const CHAT: LoadedModal[] = CHAT_STEPS.flatMap((step) =>
  [[], ANSWERS].map((answers) => ({
    type: 'chatbot' as const,
    screen: {
      ...{ step, closeHref: '/x', suggestions: ['Really?'], live: { src: 'https://live.example/x.js', open: 'a.b' } },
      turns: answers.map((answer) => ({ question: '<img src=x>', answer })),
      contact: { id: '1', page: '/x', typed: { name: '', email: '', phone: '', message: '<b>' } },
    },
  })),
)
const alert = { id: '1', state: 'active' as const, types: subject.types }
const NOTIFY: NotifyScreen[] = [
  { ...notify, step: 'unavailable', subject: null },
  ...ALERT_TYPES.flatMap((type) =>
    [true, false].map((known) => ({ ...notify, known, subject: { ...subject, tour: null, types: [type] } })),
  ),
  ...NOTIFY_STEPS.flatMap((step) => [
    { ...notify, step },
    { ...notify, step, alert },
    { ...notify, step, alert: { ...alert, state: 'paused' as const } },
  ]),
]
const PLACE_STATES = ['open', 'joined', 'attending', 'attended', 'left', 'full', 'over', 'unavailable'] as const
const SAMPLES: LoadedModal[] = [
  ...NOTIFY.map((screen) => ({ type: 'notify-me' as const, screen })),
  ...SIGN_UP_STEPS.flatMap((step) =>
    SIGN_UP_PURPOSES.map((purpose) => ({
      type: 'verification-code' as const,
      screen: { ...flow, step, purpose, known: step === 'step-2-existing-user' },
    })),
  ),
  ...SIGN_UP_PROBLEMS.flatMap((problem) =>
    (['step-1', 'step-2-new-user', 'step-3'] as const).map((step) => ({
      type: 'verification-code' as const,
      screen: { ...flow, step, problem, purpose: 'wishlist' as const, proven: problem === 'notSaved' },
    })),
  ),
  { type: 'group-info', screen: { state: 'unavailable' } },
  { type: 'group-info', screen: { state: 'closed', loginHref: '/login', emailHref: '/y' } },
  ...[0, 5].map((travellers) => ({
    type: 'group-info' as const,
    screen: {
      ...{ state: 'open' as const, travellers, interested: 12, expected: { min: 8, max: 14 }, language: 'fr' },
      account: travellers === 0 ? null : { known: false, loginHref: '/login' },
      people: Array.from({ length: travellers }, (_, tripsDone) => ({
        ...{
          gender: tripsDone % 2 ? ('male' as const) : ('female' as const),
          isFirstTimer: tripsDone === 0,
          tripsDone,
        },
      })),
    },
  })),
  ...CHAT,
  ...PLACE_STATES.map((state, index) => ({
    type: 'event-join' as const,
    screen: {
      ...{ slug: 'milan-run-2027-01-20', state, closeHref: '/x', problem: index === 0 },
      event: state === 'unavailable' ? null : sampleEvent(),
      ...{ email: 'a@b.co', another: true, account: { known: index === 1, loginHref: '/login' } },
    },
  })),
  {
    type: 'confirm-removal',
    screen: { state: 'asks', item: { travel: 'japan' }, title: 'Japan', tour: null, tours: 2, closeHref: '/x' },
  },
  {
    type: 'confirm-removal',
    screen: { state: 'unavailable', item: { tour: 'japan-1' }, closeHref: '/x' },
  },
  {
    type: 'confirm-removal',
    screen: {
      ...{ state: 'asks', item: { tour: 'japan-1' }, title: 'Japan', tours: 0, closeHref: '/x' },
      tour: { startingDate: '2027-03-01', endingDate: '2027-03-10' },
    },
  },
]

const WAITS = {
  it: ['tra 1 minuto', 'tra 47 minuti', 'tra 1 secondo', 'tra 42 secondi'],
  us: ['in 1 minute.', 'in 47 minutes', 'in 1 second.', 'in 42 seconds'],
  we: ['in 1 minute.', 'in 47 minutes', 'in 1 second.', 'in 42 seconds'],
  es: ['dentro de 1 minuto.', 'dentro de 47 minutos', 'dentro de 1 segundo.', 'dentro de 42 segundos'],
  fr: ['dans 1 minute.', 'dans 47 minutes', 'dans 1 seconde.', 'dans 42 secondes'],
  de: ['In 1 Minute ', 'In 47 Minuten', 'In 1 Sekunde ', 'In 42 Sekunden'],
} as const

describe.each(MARKET_IDS)('code step in %s', (market) => {
  const render = (screen: Omit<Partial<typeof flow>, 'problem'> & { problem?: 'tooMany' }) => {
    const sample = { ...flow, step: 'step-3' as const, purpose: 'wishlist' as const, ...screen }
    const shown = openPrivateModal(sampleSite(market), { type: 'verification-code', screen: sample })
    const html = renderSample(market, <Modal type="verification-code" {...shown} closeHref="/x" />)
    return html.replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ')
  }

  it('names the wait for another code (§4)', () => {
    expect(render({ seconds: 1 })).toContain(WAITS[market][2])
    expect(render({ seconds: 42 })).toContain(WAITS[market][3])
  })

  it('names the wait after too many codes, and links to the sign-in until it is over', () => {
    const refused = (minutes: number) => /role="alert".*?<\/p>/s.exec(render({ problem: 'tooMany', minutes }))?.[0]
    expect(refused(1)).toContain(WAITS[market][0])
    expect(refused(47)).toContain(WAITS[market][1])
    expect(refused(47)).toMatch(/<a href="\/login">[^<]*(password|Passwort|contraseña|mot de passe)/)
    expect(refused(0)).toBeUndefined()
  })
})

describe.each(MARKET_IDS)('private modals in %s', (market) => {
  it('render clean markup (§4)', () => {
    for (const sample of SAMPLES) {
      const shown = openPrivateModal(sampleSite(market), sample)
      const html = renderSample(market, <Modal type={sample.type} {...shown} closeHref="/x" />)
      for (const [slip, pattern] of FORBIDDEN) expect(html, `${slip}: ${JSON.stringify(sample)}`).not.toMatch(pattern)
      expect(html).not.toMatch(
        /(?<!data-(?:island-props|forms)="[^"]*)\{\{|\b(signUp|wishlist|group|alerts|chat|wemeet)\.[a-z]/i,
      )
    }
  })
})
