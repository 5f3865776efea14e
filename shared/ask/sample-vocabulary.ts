import { type AvailableFilters, availableFiltersSchema } from '../contracts/available-filters.ts'
import type { ContinentCode } from '../contracts/destination.ts'

/** The day of the samples: a Friday. */
export const SAMPLE_TODAY = '2027-01-15'

/** Countries of a catalogue that has nearly all of them. */
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
const CONTINENTS: Record<ContinentCode, Record<string, string>> = {
  africa: { it: 'Africa', en: 'Africa', es: 'África', fr: 'Afrique', de: 'Afrika' },
  america: {
    it: 'Centro America e Caraibi',
    en: 'Central America & Caribbean',
    es: 'Centroamérica y Caribe',
    fr: 'Amérique centrale et Caraïbes',
    de: 'Mittelamerika und Karibik',
  },
  antarctica: { it: 'Antartide', en: 'Antarctica', es: 'Antártida', fr: 'Antarctique', de: 'Antarktis' },
  asia: { it: 'Asia', en: 'Asia', es: 'Asia', fr: 'Asie', de: 'Asien' },
  europe: { it: 'Europa', en: 'Europe', es: 'Europa', fr: 'Europe', de: 'Europa' },
  'north-america': {
    it: 'Nord America',
    en: 'North America',
    es: 'Norteamérica',
    fr: 'Amérique du Nord',
    de: 'Nordamerika',
  },
  oceania: { it: 'Oceania', en: 'Oceania', es: 'Oceanía', fr: 'Océanie', de: 'Ozeanien' },
  'south-america': {
    it: 'Sud America',
    en: 'South America',
    es: 'Sudamérica',
    fr: 'Amérique du Sud',
    de: 'Südamerika',
  },
}
/** Alpha-3 codes that are not spelled like the alpha-2 code that names come by. */
const ALPHA_2 =
  'ago AO ben BJ bwa BW civ CI cpv CV dji DJ dza DZ egy EG gab GA gha GH gmb GM ken KE lso LS mar MA mdg MG moz MZ mus MU mwi MW nam NA reu RE rwa RW sen SN stp ST swz SZ syc SC tgo TG tun TN tza TZ uga UG zaf ZA zmb ZM zwe ZW bhs BS blz BZ brb BB cri CR cub CU cuw CW dma DM dom DO glp GP grd GD gtm GT hnd HN jam JM lca LC mtq MQ nic NI pan PA slv SV vct VC ata AQ are AE arm AM aze AZ brn BN btn BT chn CN geo GE hkg HK idn ID ind IN jor JO jpn JP kaz KZ kgz KG khm KH kor KR lao LA lka LK mac MO mdv MV mng MN mys MY npl NP omn OM phl PH qat QA sau SA sgp SG tha TH tjk TJ tls TL tur TR twn TW uzb UZ vnm VN alb AL aut AT bel BE bgr BG bih BA che CH cyp CY cze CZ deu DE dnk DK esp ES est EE fin FI fra FR fro FO gbr GB grc GR hrv HR hun HU irl IE isl IS ita IT ltu LT lva LV mkd MK mlt MT mne ME nld NL nor NO pol PL prt PT rou RO srb RS svk SK svn SI swe SE can CA grl GL mex MX usa US aus AU cok CK fji FJ nzl NZ pyf PF ton TO vut VU wsm WS arg AR bol BO bra BR chl CL col CO ecu EC guf GF guy GY per PE pry PY sur SR ury UY'
const alpha2 = new Map([...ALPHA_2.matchAll(/(\w{3}) (\w\w)/g)].map(([, three = '', two = '']) => [three, two]))

/** Holidays as the back end names them in each market, the next time that they come. */
const HOLIDAYS: Record<string, string> = {
  it: 'Immacolata 2027-12-05 2027-12-08;Natale 2027-12-20 2027-12-27;Capodanno 2027-12-26 2028-01-06;Pasqua 2027-03-24 2027-03-30;25 aprile e 1° maggio 2027-04-23 2027-05-03;2 giugno 2027-05-30 2027-06-03;Ferragosto 2027-08-08 2027-08-22;Ognissanti 2027-10-30 2027-11-03',
  us: "Thanksgiving 2027-11-20 2027-11-28;Christmas 2027-12-20 2027-12-27;New Year's 2027-12-26 2028-01-03;Spring break 2027-03-07 2027-03-28;Memorial Day weekend 2027-05-27 2027-06-01;4th of July 2027-06-30 2027-07-06;Labor Day weekend 2027-09-02 2027-09-07",
  we: 'Christmas 2027-12-20 2027-12-27;New Year 2027-12-26 2028-01-03;Easter 2027-03-24 2027-03-30;May holidays 2027-04-29 2027-05-05;Summer holidays 2027-07-18 2027-08-31;Autumn half-term 2027-10-23 2027-11-01',
  es: 'Puente de diciembre 2027-12-04 2027-12-09;Navidad 2027-12-20 2027-12-27;Fin de Año y Reyes 2027-12-26 2028-01-06;Semana Santa 2027-03-19 2027-03-29;Puente de mayo 2027-04-29 2027-05-04;Agosto 2027-08-01 2027-08-31;Puente del Pilar 2027-10-09 2027-10-13;Todos los Santos 2027-10-30 2027-11-03',
  fr: 'Noël 2027-12-20 2027-12-27;Nouvel An 2027-12-26 2028-01-03;Pâques 2027-03-24 2027-03-30;Ponts de mai 2027-04-30 2027-05-10;14 juillet 2027-07-10 2027-07-18;15 août 2027-08-08 2027-08-22;Toussaint 2027-10-17 2027-11-02',
  de: 'Weihnachten 2027-12-20 2027-12-27;Silvester 2027-12-26 2028-01-03;Ostern 2027-03-24 2027-03-30;Maifeiertag 2027-04-29 2027-05-03;Christi Himmelfahrt 2027-05-04 2027-05-10;Pfingsten 2027-05-13 2027-05-20;Herbstferien 2027-10-03 2027-10-18',
}

const codes = (text: string) => text.split(' ').map((code) => ({ code, label: code }))
const ranges = [{ min: 0, max: null }]

/** What a whole catalogue can be filtered by, as the back end would tell a market on the sample day; for tests. */
export const sampleCatalogueFilters = (market: 'it' | 'us' | 'we' | 'es' | 'fr' | 'de'): AvailableFilters => {
  const language = market === 'us' || market === 'we' ? 'en' : market
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return availableFiltersSchema.parse({
    badges: codes('NEW HOT SAFE'),
    travelStyles: codes('ADVENTURE CITY BEACH TREKKING ROAD_TRIP DISCOVERY SAFARI SNOW SAILING'),
    travelTypes: codes('CLASSIC EXPRESS EXPEDITION SLOW'),
    costCenters: codes('SHORT_HAUL MEDIUM_HAUL LONG_HAUL'),
    durations: ['MAX_6', 'MAX_10', 'OVER_10'],
    prices: { ranges: { EUR: ranges, GBP: ranges, USD: ranges } },
    destinations: Object.entries(COUNTRIES).map(([code, ids]) => ({
      continent: { id: code, code, name: CONTINENTS[code as ContinentCode][language] },
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
    periods: (HOLIDAYS[market] ?? '').split(';').map((line) => {
      const [, name, startingDate, endingDate] = /^(.*) (\S{10}) (\S{10})$/.exec(line) ?? []
      return { name, type: 'event', year: Number(startingDate?.slice(0, 4)), startingDate, endingDate, icon: null }
    }),
  })
}
