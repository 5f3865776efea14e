import type { WemeetDetail, WemeetEvent, WemeetList } from '../../../shared/contracts/wemeet.ts'

const picture = {
  ...{ id: 'mood-party-landscape', baseUrl: 'https://images.example/images', resource: 'posters' },
  ...{ seoName: 'Aperitivo', altText: 'Aperitivo', title: 'Aperitivo', type: 'image/webp' as const },
  size: { width: 1600, height: 1000 },
}

/** An event in Milan on 20 January 2027 at 19:00. */
export const sampleEvent = (change: Partial<WemeetEvent> = {}): WemeetEvent => ({
  ...{ id: 'milan-aperitivo-2027-01-20', slug: 'milano-aperitivo-2027-01-20' },
  ...{ title: 'Aperitivo', text: 'Un bicchiere e un tavolo lungo.' },
  ...{ city: { slug: 'milan', name: 'Milano' }, country: 'IT', place: 'Darsena', timeZone: 'Europe/Rome' },
  ...{ startsOn: '2027-01-20', startsAt: '2027-01-20T18:00:00.000Z', endsAt: '2027-01-20T21:00:00.000Z' },
  organiser: { kind: 'coordinator', name: 'Martina Rinaldi', slug: 'martina-rinaldi', picture },
  ...{ attendees: 12, capacity: 20, language: 'italiano', picture, isCancelled: false },
  ...change,
})

export const sampleDetail = (change: Partial<WemeetDetail> = {}): WemeetDetail => ({
  ...sampleEvent(),
  note: 'Ognuno paga quello che prende.',
  slugs: { it: 'milano-aperitivo-2027-01-20', de: 'mailand-feierabenddrinks-2027-01-20' },
  others: [
    sampleEvent({
      id: 'monza-run-2027-01-23',
      slug: 'monza-corsetta-2027-01-23',
      organiser: { kind: 'member', name: 'Luca' },
    }),
  ],
  ...change,
})

export const sampleList = (change: Partial<WemeetList> = {}): WemeetList => ({
  ...{ currentPage: 1, perPage: 24, lastPage: 1, total: 1, data: [sampleEvent()] },
  ...{
    city: null,
    isGuess: false,
    cities: [{ slug: 'milan', name: 'Milano', count: 1, point: { latitude: 45.46, longitude: 9.19 } }],
  },
  ...change,
})
