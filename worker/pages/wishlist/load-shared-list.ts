import { type SharedList, shareSchema } from '../../../shared/contracts/wishlist.ts'
import { voterOf } from '../../features/wishlist/shared-list.ts'
import { loadSharedList } from '../../features/wishlist/wishlist-calls.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'

export const VOTE_STATUS = { kept: 200, 'bad-name': 422, full: 409, failed: 503 } as const

/** Result of a friend's vote. */
export type VoteNotice = keyof typeof VOTE_STATUS

/** Input of a vote that was rejected. */
export type VoteDraft = { name: string; tours: readonly string[] }

/** A shared list; `list` is null when the link is invalid or, with `failed`, when loading failed. */
export type SharedListModel = {
  state: 'shared'
  list: SharedList | null
  token: string
  notice: VoteNotice | null
  failed: boolean
  typed: VoteDraft | null
}

/** Loads a shared list as friends see it. */
export const loadSharedListModel = async (
  visit: Visit,
  token: string,
  notice: VoteNotice | null,
  typed: VoteDraft | null = null,
): Promise<SharedListModel> => {
  const share = shareSchema.safeParse(token).data
  const common = { state: 'shared', token, notice, typed } as const
  if (share === undefined) return { ...common, list: null, failed: false }
  try {
    const voter = await voterOf(visit)
    const list = await loadSharedList(userApi(visit, null), { market: visit.market.id, share, voter })
    return { ...common, list, failed: false }
  } catch {
    return { ...common, list: null, failed: true }
  }
}
