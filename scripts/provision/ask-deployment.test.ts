import { expect, it } from 'vitest'
import { deploymentSchema } from '../../build/deployment.ts'
import { answersOf } from './ask-deployment.ts'

const answering = (answers: Record<string, string>) => (question: string, proposed: string) =>
  Promise.resolve(Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? proposed)

it('one domain and an account are enough, and each host can be another', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'acme.travel' }
  const { hosts, mailFrom, redirects } = deploymentSchema.parse(
    await answersOf(
      answering({ ...known, 'Hosts of the markets': 'www.acme{suffix}', Pictures: 'img.acme.travel' }),
      'production',
    ),
  )
  expect([hosts.markets, hosts.api, hosts.images, mailFrom, redirects]).toEqual([
    { '*': 'www.acme{suffix}' },
    ...['api.acme.travel', 'img.acme.travel', 'hello@acme.travel'],
    {
      ...{ 'acme.it': 'it', 'acme.com': 'us', 'acme.eu': 'we', 'acme.es': 'es', 'acme.fr': 'fr', 'acme.de': 'de' },
      'acme.travel': 'us',
    },
  ])
})

it('each market can have a host of its own, and no host redirects where none should', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'acme.travel', 'Host of the market it': 'www.viaggi.it' }
  const each = { ...known, 'Hosts of the markets': 'each', 'Hosts that redirect': 'none' }
  const { hosts, redirects } = deploymentSchema.parse(await answersOf(answering(each), 'production'))
  expect([hosts.markets.it, hosts.markets.fr, redirects]).toEqual(['www.viaggi.it', 'fr.acme.travel', {}])
  const { redirects: proposed } = deploymentSchema.parse(
    await answersOf(answering({ ...known, 'Hosts of the markets': 'each' }), 'staging'),
  )
  expect(proposed).toEqual({ 'viaggi.it': 'it' })
})

it('a domain that leads to its own market does not lead to the global one, too', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'acme.it', 'Hosts of the markets': 'www.acme{suffix}' }
  const { redirects } = deploymentSchema.parse(await answersOf(answering(known), 'production'))
  expect(redirects).toMatchObject({ 'acme.it': 'it', 'acme.com': 'us' })
})

it('refuses what is no host', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'acme.travel' }
  await expect(answersOf(answering({ ...known, Domain: 'https://acme.travel' }), 'staging')).rejects.toThrow(
    'a host such',
  )
})
