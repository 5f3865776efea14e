import { expect, it } from 'vitest'
import { pageProblem } from './probe.ts'

it.each([
  [200, '<!doctype html><html lang="it">', null],
  [503, '<!doctype html>', 'https://it.acme.test/ has status 503: <!doctype html>'],
  [200, '{}', 'https://it.acme.test/ has status 200, and is no page: {}'],
])('a home page with status %i and %s has the problem %s', async (status, body, problem) => {
  expect(await pageProblem('it.acme.test', 0, async () => ({ status, body }))).toBe(problem)
})
