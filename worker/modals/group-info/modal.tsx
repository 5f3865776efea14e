import { brand } from '../../../markets/brand.ts'
import { type GroupInfo, groupInfoSchema, travellersOf } from '../../../shared/contracts/group-info.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { type ModalSubject, withModal } from '../../../shared/modals/modal-url.ts'
import type { UserApi } from '../../data/user-client.ts'
import { openFlows } from '../../features/sign-up/flow.ts'
import { loadVerifiedEmail, subjectOfEmail } from '../../features/sign-up/verified-email.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { PrivateModal } from '../define-modal.ts'
import { GroupBody, type GroupScreen } from './group-body.tsx'

/** Loads the group of a departure; null for none, 'closed' when the data of the email was deleted since. */
const loadGroup = (api: UserApi, tour: string): Promise<GroupInfo | 'closed' | null> =>
  api<GroupInfo, 'closed' | null>({
    name: 'personal group-info',
    path: `/group-info?${new URLSearchParams({ tour })}`,
    data: groupInfoSchema,
    refusal: (status) => (status === 404 ? null : status === 403 ? 'closed' : undefined),
  })

/** Travellers of a departure; null for an unknown departure. */
export const groupInfoModal: PrivateModal<GroupScreen> = {
  size: 'medium',
  load: async (visit, { subject }, closeHref) => {
    const { tour } = subject
    if (tour === undefined) return null
    const group = await groupOf(visit, tour, withModal(closeHref, 'group-info', null, { ...subject }))
    return group === 'closed' ? closed(visit, subject, closeHref) : group
  },
  view: ({ t }, screen) => ({ title: t('group.title'), body: <GroupBody screen={screen} /> }),
}

/** The signed-in user, or a visitor with a verified email (spec section 6). */
const groupInfoSubject = async (visit: Visit): Promise<TokenSubject | null> => {
  const user = visit.session?.user ?? null
  if (user !== null) return { owner: `account:${user.id}` }
  const email = await loadVerifiedEmail(visit)
  return email && subjectOfEmail(email)
}

const closed = (visit: Visit, { travel, tour }: ModalSubject, page: string): GroupScreen => {
  const back = withModal(page, 'group-info', null, { travel, tour })
  return {
    state: 'closed',
    loginHref: `${visit.market.paths.login}?${new URLSearchParams({ return: back })}`,
    emailHref: withModal(page, 'verification-code', null, { travel, tour, purpose: 'group-info' }),
  }
}

const groupOf = async (visit: Visit, tour: string, back: string): Promise<GroupScreen | 'closed' | null> => {
  try {
    const person = await groupInfoSubject(visit)
    if (person === null) return 'closed'
    const info = await loadGroup(userApi(visit, person), tour)
    if (info === null || info === 'closed') return info
    const { interestedCount: interested, expectedGroupSize: expected, language, people } = info
    const travellers = travellersOf(info, brand.product) ?? people.length
    return {
      state: 'open',
      travellers,
      interested,
      expected,
      language,
      people,
      account: await accountOf(visit, tour, back),
    }
  } catch (error) {
    recordRequestError(visit.log, 'group info', error)
    return { state: 'unavailable' }
  }
}

/** End of the sign-up flow that led here: a password for a new user, else signing in. */
const accountOf = async (visit: Visit, tour: string, back: string) => {
  if (visit.session?.user != null) return null
  const flow = (await openFlows(visit)).find((each) => each.purpose === 'group-info' && each.tour === tour)
  if (flow?.step !== 'done') return null
  const loginHref = `${visit.market.paths.login}?${new URLSearchParams({ return: back })}`
  return { known: flow.known === true, loginHref }
}
