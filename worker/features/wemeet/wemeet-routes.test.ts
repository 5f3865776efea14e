import { expect, it } from 'vitest'
import { observedGateway } from '../../../tests/support/builders/observed-gateway.ts'

const { site } = observedGateway()

it.each(['join', 'leave'])(
  'asks a visitor who is signed out to sign in before %s, which is no error',
  async (action) => {
    const page = 'http://it.localhost:8787'
    const response = await site().request(
      `/api/wemeet/${action}`,
      {
        accept: 'application/json',
        origin: page,
        referer: `${page}/`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      { method: 'POST', body: 'event=rome' },
    )
    expect(await response.json()).toMatchObject({ refused: 'signed-out' })
  },
)
