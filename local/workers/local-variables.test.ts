import { expect, it } from 'vitest'
import { ownVariables } from './local-variables.ts'

it('the shell of npm start chooses services and what is measured, nothing else', () => {
  const chosen = {
    ANALYTICS_URL: 'https://events.example',
    SENTRY_DSN: 'https://key@errors.example/1',
    VITALS_SAMPLE: '1',
  }
  expect(ownVariables({ ...chosen, PATH: '/bin', FLAGS_URL: undefined })).toEqual(chosen)
})
