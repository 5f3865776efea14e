import { expect, it } from 'vitest'
import { deploymentSchema } from '../../build/deployment.ts'
import { answersOf } from './ask-deployment.ts'

const answering = (answers: Record<string, string>) => (question: string, proposed: string) =>
  Promise.resolve(Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? proposed)

it('one domain and an account are enough, and each host can be another', async () => {
  const known = { Account: '0'.repeat(32), Domain: 'acme.travel' }
  const { hosts, mailFrom, redirects } = deploymentSchema.parse(
    await answersOf(answering({ ...known, Markets: 'www.acme{suffix}', Pictures: 'img.acme.travel' }), 'production'),
  )
  expect([hosts.markets, hosts.api, hosts.images, mailFrom, redirects]).toEqual([
    { '*': 'www.acme{suffix}' },
    ...['api.acme.travel', 'img.acme.travel', 'hello@acme.travel', { 'acme.travel': 'us' }],
  ])
  await expect(answersOf(answering({ ...known, Domain: 'https://acme.travel' }), 'staging')).rejects.toThrow(
    'a host such',
  )
})
