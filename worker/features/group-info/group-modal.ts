import type { Context } from 'hono'
import { brand } from '../../../markets/brand.ts'
import { envelope } from '../../../shared/contracts/envelope.ts'
import { groupInfoSchema, travellersOf } from '../../../shared/contracts/group-info.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { type ModalSubject, withModal } from '../../../shared/modals/modal-address.ts'
import type { GroupScreen } from '../../document/modals/group-screen.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { PrivateModal } from '../../private/private-modal.ts'
import { openFlows } from '../sign-up/flow.ts'
import { personOfAddress, provenAddress } from '../sign-up/verified-email.ts'
import { userApi } from '../wishlist/personal-port.ts'

const door = envelope(groupInfoSchema)

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
    const { status, json } = await userApi(c, person)(`/group-info?${new URLSearchParams({ tour })}`)
    if (status === 404) return null
    // All that the address had was deleted since it was proven.
    if (status === 403) return 'closed'
    const info = door.parse(json).data
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
