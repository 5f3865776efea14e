import { expect, it } from 'vitest'
import { readDeployment } from '../../build/deployment.ts'
import { brandPlaceholders, placeholdersOf } from './placeholders.ts'

it('names hosts and ids of the example, and nothing else', () => {
  const config = {
    vars: {
      BOOKING_ORIGIN: 'https://booking.sojourn.example',
      ANALYTICS_URL: 'https://events.sojourn.example/storefront',
      IMAGES_ORIGIN: 'https://images.example.com',
      MAIL_FROM: 'hello@sojourn.example',
      HOST_ALIASES: { 'sojourn.example': 'we', 'viaggi.it': 'it' },
      SITE_ORIGINS: { '*': 'https://www.sojourn{suffix}.example', it: 'https://www.viaggi.it' },
    },
    kv_namespaces: [
      { binding: 'FLAGS', id: '00000000000000000000000000000003' },
      { binding: 'OTHER', id: '0f2ac74b498b48028cb68387c421e279' },
    ],
    d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000021' }],
  }
  expect(placeholdersOf(config)).toEqual([
    'vars.BOOKING_ORIGIN = https://booking.sojourn.example',
    'vars.ANALYTICS_URL = https://events.sojourn.example/storefront',
    'vars.MAIL_FROM = hello@sojourn.example',
    'vars.HOST_ALIASES.sojourn.example',
    'vars.SITE_ORIGINS.* = https://www.sojourn{suffix}.example',
    'kv_namespaces.FLAGS.id = 00000000000000000000000000000003',
    'd1_databases.DB.database_id = 00000000-0000-0000-0000-000000000021',
  ])
})

it('finds those of the example of a deployment', () => {
  expect(placeholdersOf(readDeployment('example')).map((line) => line.split(' ')[0])).toEqual([
    'accountId',
    'hosts.markets.*',
    ...['hosts.api', 'hosts.account', 'hosts.images', 'hosts.booking', 'redirects.staging.sojourn.example', 'mailFrom'],
    ...['variables.ANALYTICS_URL', 'variables.FLAGS_URL'],
  ])
})

it('finds those of the brand', () => {
  expect(brandPlaceholders().map((line) => line.split(' = ')[0])).toEqual([
    'markets/brand.ts: contactEmail',
    'markets/brand.ts: legal.privacyEmail',
    'markets/brand.ts: legal.coordinatorsEmail',
    'markets/brand.ts: legal.mediaEmail',
    'markets/brand.ts: legal.pressEmail',
    'markets/brand.ts: legal.guarantorEmail',
    'markets/brand.ts: reviewPlatform.merchantUrl',
  ])
})
