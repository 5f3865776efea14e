import { holidaysAhead, monthsAhead } from '../../../backend/api/catalogue/periods.ts'
import { continentOf } from '../../../backend/api/translate.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { type AvailableFilters, availableFiltersSchema } from '../../../shared/contracts/available-filters.ts'
import type { ContinentCode } from '../../../shared/contracts/destination.ts'

/** The day of the samples: a Friday. */
export const SAMPLE_TODAY = '2027-01-15'

const COUNTRIES: Record<ContinentCode, string> = {
  africa:
    'ago ben bwa civ cpv dji dza egy gab gha gmb ken lso mar mdg moz mus mwi nam reu rwa sen stp swz syc tgo tun tza uga zaf zmb zwe',
  america: 'bhs blz brb cri cub cuw dma dom glp grd gtm hnd jam lca mtq nic pan slv vct',
  antarctica: 'ata',
  asia: 'are arm aze brn btn chn geo hkg idn ind jor jpn kaz kgz khm kor lao lka mac mdv mng mys npl omn phl qat sau sgp tha tjk tls tur twn uzb vnm',
  europe:
    'alb aut bel bgr bih che cyp cze deu dnk esp est fin fra fro gbr grc hrv hun irl isl ita ltu lva mkd mlt mne nld nor pol prt rou srb svk svn swe',
  'north-america': 'can grl mex usa',
  oceania: 'aus cok fji nzl pyf ton vut wsm',
  'south-america': 'arg bol bra chl col ecu guf guy per pry sur ury',
}
/** Alpha-3 codes that do not start with the alpha-2 code of the country's name. */
const ALPHA_2 =
  'ago AO ben BJ bwa BW civ CI cpv CV dji DJ dza DZ egy EG gab GA gha GH gmb GM ken KE lso LS mar MA mdg MG moz MZ mus MU mwi MW nam NA reu RE rwa RW sen SN stp ST swz SZ syc SC tgo TG tun TN tza TZ uga UG zaf ZA zmb ZM zwe ZW bhs BS blz BZ brb BB cri CR cub CU cuw CW dma DM dom DO glp GP grd GD gtm GT hnd HN jam JM lca LC mtq MQ nic NI pan PA slv SV vct VC ata AQ are AE arm AM aze AZ brn BN btn BT chn CN geo GE hkg HK idn ID ind IN jor JO jpn JP kaz KZ kgz KG khm KH kor KR lao LA lka LK mac MO mdv MV mng MN mys MY npl NP omn OM phl PH qat QA sau SA sgp SG tha TH tjk TJ tls TL tur TR twn TW uzb UZ vnm VN alb AL aut AT bel BE bgr BG bih BA che CH cyp CY cze CZ deu DE dnk DK esp ES est EE fin FI fra FR fro FO gbr GB grc GR hrv HR hun HU irl IE isl IS ita IT ltu LT lva LV mkd MK mlt MT mne ME nld NL nor NO pol PL prt PT rou RO srb RS svk SK svn SI swe SE can CA grl GL mex MX usa US aus AU cok CK fji FJ nzl NZ pyf PF ton TO vut VU wsm WS arg AR bol BO bra BR chl CL col CO ecu EC guf GF guy GY per PE pry PY sur SR ury UY'
const alpha2 = new Map([...ALPHA_2.matchAll(/(\w{3}) (\w\w)/g)].map(([, three = '', two = '']) => [three, two]))

const codes = (text: string) => text.split(' ').map((code) => ({ code, label: code }))
const ranges = [{ min: 0, max: null }]

/** Available filters of a complete catalogue on the sample day. */
export const sampleCatalogueFilters = (market: MarketId): AvailableFilters => {
  const { language } = markets[market]
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return availableFiltersSchema.parse({
    badges: codes('NEW HOT SAFE'),
    travelStyles: codes('ADVENTURE CITY BEACH TREKKING ROAD_TRIP DISCOVERY SAFARI SNOW SAILING'),
    travelTypes: codes('CLASSIC EXPRESS EXPEDITION SLOW'),
    costCenters: codes('SHORT_HAUL MEDIUM_HAUL LONG_HAUL'),
    durations: ['MAX_6', 'MAX_10', 'OVER_10'],
    prices: { ranges: { EUR: ranges, GBP: ranges, USD: ranges } },
    destinations: Object.entries(COUNTRIES).map(([code, ids]) => ({
      continent: continentOf(code as ContinentCode, market),
      items: ids.split(' ').map((id) => ({
        id,
        name: names.of(alpha2.get(id) ?? '') ?? id,
        isoCodeAlpha3: id.toUpperCase(),
        continentCode: code,
        itinerariesCount: 1,
        departuresCount: 9,
      })),
    })),
    ageRanges: ['25-35', '35-49', 'ALL'],
    periods: [...monthsAhead(SAMPLE_TODAY, markets[market].locale), ...holidaysAhead({ market, today: SAMPLE_TODAY })],
  })
}
