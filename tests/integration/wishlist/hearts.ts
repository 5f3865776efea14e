import type { Person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'

export const JAPAN = 'japan-tokyo-kyoto'
export const PERU = 'peru-machu-picchu'

/** Presses a heart without JavaScript. */
export const press = (
  who: Person,
  item: string,
  fields: Record<string, string> = { wish: 'add' },
  from = '/cerca',
): Promise<SiteResponse> =>
  who.post(`${here.site.origin('it')}/api/wishlist/${item}`, fields, { referer: here.site.origin('it') + from })
export const remove = (who: Person, item: string) => press(who, item, { wish: 'remove', confirmed: 'yes' })

/** Items with a pressed heart on a page. */
export const pressedOn = ({ text }: SiteResponse): string[] => [
  ...new Set(
    [...text.matchAll(/ action="\/api\/wishlist\/([^"]+)"[^>]*><button[^>]* aria-pressed="true"/g)].map(
      ([, item = '']) => item,
    ),
  ),
]
export const listOf = async (who: Person): Promise<string[]> => pressedOn(await who.visit('it', '/preferiti')).sort()

/** Departures of a travel from its search results. */
export const toursOf = async (travel: string): Promise<string[]> => {
  const { text } = await here.site.request('it', `/cerca?travelId%5B%5D=${travel}`)
  return [...text.matchAll(/api\/wishlist\/tour\/([^"]+)"/g)].flatMap(([, id]) => (id?.startsWith(travel) ? [id] : []))
}

/** Names of this browser's list cookies. */
export const listCookiesOf = (who: Person): string[] =>
  Object.keys(who.cookies('it')).filter((name) => name.startsWith('__Host-list'))
