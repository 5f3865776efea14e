import { brand } from '../../../markets/brand.ts'
import { type GroupInfo, groupInfoSchema, travellersOf } from '../../../shared/contracts/group-info.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { type ModalSubject, withModal } from '../../../shared/modals/modal-url.ts'
import type { UserApi } from '../../data/user-client.ts'
import type { GroupScreen } from '../../modals/group-info/group-body.tsx'
import type { PrivateModal } from '../../modals/private-modal.tsx'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { openFlows } from '../sign-up/flow.ts'
import { loadVerifiedEmail, subjectOfEmail } from '../sign-up/verified-email.ts'

/** Loads the group of a departure; null for none, 'closed' when the data of the email was deleted since. */
const loadGroup = (api: UserApi, tour: string): Promise<GroupInfo | 'closed' | null> =>
  api<GroupInfo, 'closed' | null>({
    name: 'personal group-info',
    path: `/group-info?${new URLSearchParams({ tour })}`,
    data: groupInfoSchema,
    refusal: (status) => (status === 404 ? null : status === 403 ? 'closed' : undefined),
  })

/** Travellers of a departure; null for an unknown departure. */
export const groupModal = async (
  visit: Visit,
  subject: ModalSubject,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const { tour } = subject
  if (tour === undefined) return null
  const back = withModal(closeHref, 'group-info', null, { ...subject })
  const group = await groupOf(visit, tour, back)
  const screen = group === 'closed' ? closed(visit, subject, closeHref) : group
  return screen === null ? null : { type: 'group-info', screen }
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
