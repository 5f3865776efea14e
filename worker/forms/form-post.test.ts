import { beforeEach, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import type { PrivateProps } from '../engine/entrypoints/private.tsx'

beforeEach(() => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return () => log.mockRestore()
})

/** Posts without the headers that name the sender, at a time. */
const post = async (CLOCK: string, fields: Record<string, string>) => {
  const rendered: PrivateProps[] = []
  const { request } = gatewaySite({
    variables: { CLOCK },
    page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    onPrivate: (props) => rendered.push(props),
  })
  const body = String(new URLSearchParams(fields))
  const { status } = await request('/api/consent', {}, { method: 'POST', body })
  return { status, view: rendered[0]?.view }
}

it('accepts the confirmation of a form for ten minutes', async () => {
  const { status, view } = await post('2027-01-15T10:00:00.000Z', { choice: 'granted' })
  expect([status, view]).toEqual([
    200,
    { view: 'confirm', model: { action: '/api/consent', fields: { choice: 'granted' }, token: expect.any(String) } },
  ])
  const confirmation = view?.view === 'confirm' ? view.model.token : ''
  expect((await post('2027-01-15T10:09:59.999Z', { choice: 'granted', confirmation })).status).toBe(303)
  expect(await post('2027-01-15T10:10:00.000Z', { choice: 'granted', confirmation })).toMatchObject({
    ...{ status: 200, view: { view: 'confirm' } },
  })
})
