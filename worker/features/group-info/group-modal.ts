import type { Context } from 'hono'
import { brand } from '../../../markets/brand.ts'
import { type GroupInfo, groupInfoSchema, travellersOf } from '../../../shared/contracts/group-info.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { type ModalSubject, withModal } from '../../../shared/modals/modal-address.ts'
import type { UserApi } from '../../data/user-client.ts'
import type { GroupScreen } from '../../document/modals/group-screen.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { PrivateModal } from '../../private/private-modal.tsx'
import { openFlows } from '../sign-up/flow.ts'
import { personOfAddress, provenAddress } from '../sign-up/verified-email.ts'
import { userApi } from '../wishlist/personal-port.ts'

/** The group of a departure; null when there is none, 'closed' when all that the email had was deleted since. */
const loadGroup = (api: UserApi, tour: string): Promise<GroupInfo | 'closed' | null> =>
  api<GroupInfo, 'closed' | null>({
    name: 'personal group-info',
    path: `/group-info?${new URLSearchParams({ tour })}`,
    data: groupInfoSchema,
    refusal: (status) => (status === 404 ? null : status === 403 ? 'closed' : undefined),
  })

/** Who is going on a departure; null when the address names none, or one that is not there. */
export const groupModal = async (
  c: Context<GatewayApp>,
  subject: ModalSubject,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const { tour } = subject
  if (tour === undefined) return null
  const back = withModal(closeHref, 'group-info', null, { ...subject })
  const group = await groupOf(c, tour, back)
  const screen = group === 'closed' ? closed(c, subject, closeHref) : group
  return screen === null ? null : { type: 'group-info', screen }
}

/** Whoever is signed in, or has proven an address in this browser (spec section 6). */
const whoMaySee = async (c: Context<GatewayApp>): Promise<TokenSubject | null> => {
  const user = c.get('session')?.user ?? null
  if (user !== null) return { owner: `account:${user.id}` }
  const address = await provenAddress(c)
  return address && personOfAddress(address)
}

const closed = (c: Context<GatewayApp>, { travel, tour }: ModalSubject, page: string): GroupScreen => {
  const back = withModal(page, 'group-info', null, { travel, tour })
  return {
    state: 'closed',
    loginHref: `${c.get('market').paths.login}?${new URLSearchParams({ return: back })}`,
    emailHref: withModal(page, 'verification-code', null, { travel, tour, purpose: 'group-info' }),
  }
}

const groupOf = async (c: Context<GatewayApp>, tour: string, back: string): Promise<GroupScreen | 'closed' | null> => {
  try {
    const person = await whoMaySee(c)
    if (person === null) return 'closed'
    const info = await loadGroup(userApi(c, person), tour)
    if (info === null || info === 'closed') return info
    const { interestedCount: interested, expectedGroupSize: expected, people } = info
    const travellers = travellersOf(info, brand.product) ?? people.length
    return { state: 'open', travellers, interested, expected, people, account: await accountOf(c, tour, back) }
  } catch (error) {
    recordRequestError(c.get('log'), 'group info', error)
    return { state: 'unavailable' }
  }
}

/** The end of the flow that led here, for whoever is not signed in: a password for a new user, else signing in. */
const accountOf = async (c: Context<GatewayApp>, tour: string, back: string) => {
  if (c.get('session')?.user != null) return null
  const flow = (await openFlows(c)).find((each) => each.purpose === 'group-info' && each.tour === tour)
  if (flow?.step !== 'done') return null
  const loginHref = `${c.get('market').paths.login}?${new URLSearchParams({ return: back })}`
  return { known: flow.known === true, loginHref }
}
