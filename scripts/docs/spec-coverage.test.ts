import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COVERAGE_PAGE, coveragePage, taggedTests } from './spec-coverage.ts'

/** Numbers, names and paths of each section of the specification that tests state. */
const LITERALS: Readonly<Record<number, string>> = {
  1: 'it us we es fr de 31 8 100 35',
  2: `events-wemeet coordinators-coordinator travels-travel travels-travel-itinerary travels-travel-tour /destinations
    /login /login/redirect viaggi viajes destinations reiseziele itinerario itineraire route itinerary coordinatori
    coordinadores coordinateurs coordinators cerca buscar recherche suchen search preferiti lista-de-deseos favoris
    wunschliste wishlist eventi-wemeet eventos-wemeet evenements-wemeet /confirmed-tour-departures /legal/ /asia-trips
    media-sharing media-coordinators our-values mega-menu drop-down columns 50 800 account-profile partnership
    account-communications 420 580 1024 1100 modal type layout calendar list 200 20 404 5 400 768 pills solid 4
    go-to-wishlist NEW HOT SAFE asia south-america america north-america europe africa oceania SERP x-default noindex`,
  3: `groupInfo bestTour isoCodeAlpha3 startingDate endingDate -1 7 priceFrom textSearch dateFrom installmentPayments
    pictureImage addressFrom showRedirectPopup redirectDestination red-pink white teal 40 30 showContactPage
    ratingPercent travelId travelName sectionFrom pageType tourId missingDaysToDeparture tourInWishlist userId faqId
    wishlisted accountID 25-35 35-49 ALL NATURE RELAX HISTORY CULTURE PARTY`,
  4: `PLANNED ALMOST_CONFIRMED CONFIRMED ALMOST_FULL WAITING_LIST SOLD_OUT seatsToConfirm notConfirmedTour
    confirmedTour forceNeedRedirect 200 500 5 800 -1 step-1 step-2-new-user step-2-existing-user step-3 notify-me
    STOCKOUT_TRAVEL TOUR_CONFIRMED PRICE_DROPPED`,
  5: `isNoSharingRoomAvailable discounted daysSpan priceFrom priceTo durationFrom durationTo page light dark gdpr Y 1 5 2`,
  6: 'wishlist notify-me partnership',
  7: `/custompages/show /layouts routingKey /travels/top-sellers /tours /travels /travels/paginated currentPage perPage
    lastPage EMAIL gdpr bot S256 openid profile email offline_access x-referer-url x-anonymous-id contact-us
    go-to-wishlist /sw.js`,
  8: '404 500 418 httpStatusCode redirectTo USER_PRIVACY_POLICY_ERROR userId 3s 60s',
  9: `100 4 5 perPage 20 tours relevance:desc date:asc price:asc price:desc discount:desc duration:asc duration:desc
    score meili MAX_ OVER_ suggested-range custom-range 6 10 1.2 1.3 1.7 1.8 2.7 2.8 3.7 3.8 4.2 4.3 365 60s 3s 250 800 400
    100 300 600 0.3 2 30 820 450 375 480 640 768 1024 1280 2000 1000 1100 1160 1110 5000 18 7 35 42 webp today tomorrow`,
}

const isNumber = (literal: string): boolean => /^-?\d/.test(literal)

/** True if code states a literal, a number not as part of another; a second is 1000 ms, CSS omits the zero before a point. */
const states = (code: string, literal: string): boolean => {
  const [, number = '', unit] = /^(-?\d+(?:\.\d+)?)(s)?$/.exec(literal) ?? []
  if (number === '') return code.includes(literal)
  const spellings = [number, number.replace(/^0\./, '.'), ...(unit === 's' ? [String(Number(number) * 1000)] : [])]
  return spellings.some((spelling) =>
    new RegExp(`(?<![\\w.])${spelling.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(code.replace(/(?<=\d)_(?=\d)/g, '')),
  )
}

describe('specification coverage', () => {
  const tests = taggedTests()

  it('is the generated page', () => expect(readFileSync(COVERAGE_PAGE, 'utf8')).toBe(coveragePage(tests)))

  it.each(Object.entries(LITERALS))('asserts the literals of §%s', (section, literals) => {
    const code = tests.filter(({ sections }) => sections.includes(Number(section))).map((test) => test.code)
    const missing = literals.split(/\s+/).filter((literal) => !code.some((each) => states(each, literal)))
    expect(missing).toEqual([])
  })

  it('asserts the numbers that a tagged title states', () => {
    const claimed = tests.flatMap(({ file, title, code }) =>
      [...title.matchAll(/(?<![\w$%.-])\d+(?:\.\d+)?(?=([a-z ]*))/g)]
        .map(([number, unit]) => (/^ ?s(econds?)?\b/.test(unit ?? '') ? `${number}s` : number))
        .filter((number) => isNumber(number) && !states(code, number))
        .map((number) => `${file}: ${title}: ${number}`),
    )
    expect(claimed).toEqual([])
  })
})
