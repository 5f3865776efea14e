import type { Person } from '../../support/person.ts'
import type { Answer } from '../../support/site.ts'
import { header } from '../../support/site.ts'
import { GIULIA } from '../sign-in/people.ts'

/** Goes through sign-in up to the address that the issuer sends the browser back to, without opening it. */
export const callbackOf = async (who: Person, market = 'it'): Promise<string> => {
  let answer = await who.get(market, '/login')
  for (let i = 0; i < 8 && !header(answer, 'location').includes('/login/redirect'); i++)
    answer =
      answer.status === 200
        ? await who.post(who.address().href, GIULIA)
        : await who.ask(new URL(header(answer, 'location'), who.address()).href)
  return header(answer, 'location')
}

/** Asks again when the machine dropped the connection: so many at once are more than a busy one accepts. */
export const sturdy = (ask: () => Promise<Answer>): Promise<Answer> => ask().catch(ask).catch(ask)
