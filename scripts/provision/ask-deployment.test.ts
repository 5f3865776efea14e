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

it('asks again at once for what cannot be, and takes capitals', async () => {
  const asked: string[] = []
  const tries: Record<string, string[]> = {
    Account: ['ABC', 'A'.repeat(32)],
    Domain: ['', 'https://acme.travel', 'Acme.Travel'],
    'Hosts of the markets': ['www.acme.travel', 'www acme{suffix}', 'WWW.acme{suffix}'],
    'Hosts that redirect': ['acme.it', 'acme.it=xx', 'Acme.it=IT'],
    Sender: ['hello', 'Hello@acme.travel'],
  }
  const ask = (question: string, proposed: string) => {
    asked.push(question)
    const [, answers = []] = Object.entries(tries).find(([start]) => question.includes(start)) ?? []
    return Promise.resolve(answers.shift() ?? proposed)
  }
  const { accountId, hosts, redirects, mailFrom } = await answersOf(ask, 'production')
  expect([accountId, hosts.api, hosts.markets, redirects, mailFrom]).toEqual([
    ...['a'.repeat(32), 'api.acme.travel', { '*': 'www.acme{suffix}' }, { 'acme.it': 'it' }, 'hello@acme.travel'],
  ])
  for (const problem of [
    '"abc" cannot be, but 32 hexadecimal digits',
    'An answer is needed.\nDomain',
    '"https://acme.travel" cannot be, but a host such as www.example.com',
    '"www.acme.travel" cannot be, but a host for each market, such as www.example{suffix}',
    '"acme.it" cannot be, but hosts with their markets, such as example.it=it',
    '"hello" cannot be, but an address such as hello@example.com',
  ])
    expect(asked).toContainEqual(expect.stringContaining(problem))
})

it('proposes no redirect twice', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'EXAMPLE.com', 'Hosts of the markets': 'www.example{suffix}' }
  const asked: string[] = []
  await answersOf((question, proposed) => {
    if (question.startsWith('Hosts that redirect')) asked.push(proposed)
    return answering(known)(question, proposed)
  }, 'production')
  expect(asked.join(' ').split(' ').sort()).toEqual([
    ...['example.com=us', 'example.de=de', 'example.es=es', 'example.eu=we', 'example.fr=fr', 'example.it=it'],
  ])
})
