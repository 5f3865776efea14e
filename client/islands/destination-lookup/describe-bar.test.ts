import { describe, expect, it } from 'vitest'
import { historyEntry } from '../../../shared/search-history/search-history.ts'
import { describeBar } from './describe-bar.ts'

const asia = { kind: 'continent', id: 'asia', name: 'Asia' } as const

describe('describeBar', () => {
  it.each([
    [
      { text: 'Asia', selection: asia },
      [
        ['continentId[]', 'asia'],
        ['place', 'jpn Giappone'],
        ['when', '2027-03'],
      ],
      'Asia',
      '/cerca?continentId%5B%5D=asia&dateFrom=2027-03-01&dateTo=2027-03-31',
    ],
    [{ text: ' mare ', selection: null }, [['textSearch', 'mare']], 'mare', '/cerca?textSearch=mare'],
    [{ text: '', selection: null }, [['textSearch', '']], '', '/cerca'],
  ] as const)('%j', (where, fields, title, url) => {
    const described = describeBar({ ...where, action: '/cerca', fields, when: 'marzo 2027' })
    expect(described).toMatchObject({ title, url, description: 'marzo 2027', values: { destinationName: title } })
    expect(historyEntry({ ...described, date: '2027-01-15T10:00:00.000Z', userStatus: 'logged' })).not.toBeNull()
  })
})
