import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import type { ModalSubject } from '../../../shared/modals/modal-url.ts'
import { flowCookie, type SignUpFlow } from '../../features/sign-up/flow.ts'
import type { PageVisit } from '../../visit/visit.ts'
import * as place from '../event-join/load-place.ts'
import { eventJoinModal } from '../event-join/modal.ts'
import { groupInfoModal } from '../group-info/modal.tsx'
import { notifyMeModal } from '../notify-me/modal.ts'
import type { NotifyScreen } from '../notify-me/notify-screen.ts'
import { loadSignUp } from './load-sign-up.ts'

let load: Record<'group' | 'place', MockInstance<(...of: never[]) => unknown>>

beforeEach(() => {
  load = { group: vi.spyOn(groupInfoModal, 'load'), place: vi.spyOn(place, 'loadPlace') }
  load.group.mockResolvedValue('the group')
  load.place.mockResolvedValue('the place')
})
afterEach(() => vi.restoreAllMocks())

const NOW = Date.UTC(2027, 0, 15)
const PAGE = '/viaggi/tokyo'
const FLOW: SignUpFlow = {
  ...{ id: 'a', purpose: 'notify-me', travel: null, tour: null, event: null, step: 'step-3', email: 'a@example.com' },
  ...{ details: { phone: '123' }, problem: 'wrongCode', known: true, marketing: false, resendAt: NOW + 31_001 },
  ...{ retryAt: 0, sentAgain: true, proven: true },
}

const visitWith = async (flow: Partial<SignUpFlow> | null, headers: Record<string, string> = { cookie: 'a=b' }) => {
  const visit = {
    ...{ cookies: {}, market: markets.it, request: new Request('https://it.example/', { headers }) },
    config: { SIGNING_KEY: 's'.repeat(32), realNow: () => NOW },
  } as unknown as PageVisit
  if (flow === null) return visit
  const { name, value } = await flowCookie(visit, { ...FLOW, ...flow })
  return { ...visit, cookies: { [name]: value } }
}

type Opened = { layout: string | null; subject: ModalSubject }
const open = async (modal: Opened, flow: Partial<SignUpFlow> | null = null, headers?: Record<string, string>) =>
  loadSignUp(await visitWith(flow, headers), modal, PAGE)

const signUp = (purpose: string | undefined, subject: ModalSubject = {}, layout: string | null = null): Opened => ({
  layout,
  subject: { ...subject, ...(purpose !== undefined && { purpose }) },
})
const returningTo = (path: string) => `/login?${new URLSearchParams({ return: path })}`

describe('sign-up modal', () => {
  it.each([undefined, 'newsletter'])('is absent for the purpose %j', async (purpose) =>
    expect(await open(signUp(purpose))).toBeNull(),
  )

  it('starts with an empty email', async () =>
    expect(await open(signUp('wishlist', { travel: 'tokyo', tour: 'tyo-1' }))).toEqual({
      ...{ purpose: 'wishlist', travel: 'tokyo', tour: 'tyo-1', event: null, closeHref: PAGE },
      ...{ step: 'step-1', email: '', details: {}, problem: null, known: null, seconds: 0 },
      ...{ minutes: 0, sentAgain: false, proven: false, loginHref: returningTo(PAGE) },
    }))

  it('continues this browser’s flow of the same subject', async () => {
    const flow = { purpose: 'join-event', event: 'picnic' } as const
    expect(await open(signUp('join-event', { event: 'picnic' }), flow)).toMatchObject({
      ...{ purpose: 'join-event', travel: null, tour: null, event: 'picnic', step: 'step-3', email: 'a@example.com' },
      ...{ details: { phone: '123' }, problem: 'wrongCode', known: true, sentAgain: true, proven: true },
    })
    for (const other of [signUp('join-event', { event: 'hike' }), signUp('wishlist')])
      expect(await open(other, flow)).toMatchObject({ step: 'step-1', email: '' })
  })

  it.each([
    [NOW + 31_001, 32],
    [NOW + 31_000, 31],
    [NOW, 0],
    [NOW - 5000, 0],
  ])('offers another code at %i in %i whole seconds', async (resendAt, seconds) =>
    expect(await open(signUp('notify-me'), { resendAt })).toMatchObject({ seconds }),
  )

  it.each([
    [NOW + 60_001, 2],
    [NOW + 60_000, 1],
    [NOW, 0],
    [NOW - 5000, 0],
  ])('allows another request at %i in %i whole minutes', async (retryAt, minutes) =>
    expect(await open(signUp('notify-me'), { retryAt })).toMatchObject({ minutes }),
  )

  it.each([
    ['no-cookies', {}, 'noCookies'],
    ['no-cookies', { cookie: 'a=b' }, null],
    [null, {}, null],
  ] as const)('with layout %j and the headers %j has the problem %j', async (layout, headers, problem) =>
    expect(await open(signUp('wishlist', {}, layout), null, headers)).toMatchObject({ problem }),
  )

  it('has the text of an alert in its first step, also for browsers without cookies', async () => {
    const begun = { email: '', phone: '', problem: null, minutes: 0 }
    const alert = vi.spyOn(notifyMeModal, 'load').mockResolvedValue({ begun } as NotifyScreen)
    const about = { travel: 'tokyo', tour: 'tyo-1' }
    expect(await open(signUp('notify-me', about), { step: 'step-1', ...about })).toEqual({ begun })
    expect(await open(signUp('notify-me', about, 'no-cookies'), null, {})).toEqual({
      begun: { ...begun, problem: 'noCookies' },
    })
    expect(await open(signUp('notify-me', about), about)).toMatchObject({ step: 'step-3' })
    expect(alert).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['group-info', { tour: 'tyo-1' }, `${PAGE}?modal=&type=group-info&tour=tyo-1`],
    ['group-info', {}, `${PAGE}?modal=&type=group-info`],
    ['join-event', { event: 'picnic' }, `${PAGE}?modal=&type=event-join&event=picnic`],
    ['join-event', {}, PAGE],
    ['wishlist', { event: 'picnic' }, PAGE],
  ] as const)('for %s of %j leads from sign-in to %s', async (purpose, subject, path) =>
    expect(await open(signUp(purpose, subject))).toMatchObject({ loginHref: returningTo(path) }),
  )
})

describe('after the email is verified', () => {
  const done = { step: 'done', resendAt: NOW } as const

  it('shows the group', async () => {
    const flow = { ...done, purpose: 'group-info', tour: 'tyo-1' } as const
    const subject = { tour: 'tyo-1', purpose: 'group-info' }
    expect(await open(signUp('group-info', { tour: 'tyo-1' }), flow)).toBe('the group')
    expect(load.group).toHaveBeenCalledWith(expect.anything(), { layout: null, subject }, PAGE)
  })

  it('shows the place at the event as just joined', async () => {
    const flow = { ...done, purpose: 'join-event', event: 'picnic' } as const
    expect(await open(signUp('join-event', { event: 'picnic' }), flow)).toBe('the place')
    expect(load.place).toHaveBeenCalledWith(expect.anything(), 'joined', expect.anything(), PAGE)
  })

  it('shows the end of the sign-up for other purposes, and for a group that does not exist', async () => {
    expect(await open(signUp('wishlist'), { ...done, purpose: 'wishlist' })).toMatchObject({ step: 'done' })
    load.group.mockResolvedValue(null)
    const flow = { ...done, purpose: 'group-info' } as const
    expect(await open(signUp('group-info'), flow)).toMatchObject({ step: 'done' })
  })

  it('starts again once the verification has expired', async () => {
    load.place.mockResolvedValue('unknown')
    const flow = { ...done, purpose: 'join-event', event: 'picnic' } as const
    expect(await open(signUp('join-event', { event: 'picnic' }), flow)).toMatchObject({
      step: 'step-1',
      email: '',
      event: 'picnic',
    })
  })

  it('is not asked for before the last step', async () => {
    const flow = { purpose: 'group-info' } as const
    expect(await open(signUp('group-info'), flow)).toMatchObject({ step: 'step-3' })
    expect(load.group).not.toHaveBeenCalled()
  })
})

describe('event modal', () => {
  const openEvent = async () =>
    eventJoinModal.load(await visitWith(null), { layout: null, subject: { event: 'picnic' } }, PAGE)

  it('shows the place of a known visitor', async () => expect(await openEvent()).toBe('the place'))

  it('requires an email from unknown visitors, to join this event', async () => {
    load.place.mockResolvedValue('unknown')
    expect(await openEvent()).toMatchObject({ purpose: 'join-event', event: 'picnic', travel: null, step: 'step-1' })
  })
})
