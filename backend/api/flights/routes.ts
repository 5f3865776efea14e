import { countryFacts } from '../geography/countries.ts'

/** Degrees. */
export type Point = { latitude: number; longitude: number }

/**
 * What is commonly flown without a change of planes, by IATA codes: an airport, and far or small ones that it is joined
 * with. It is common knowledge, good for guide prices, and no timetable. Routes count both ways; short ones between places that everybody flies
 * between are not written down (`fliesShort`).
 */
const TABLE = `
FCO HND JFK LAX SFO ORD BOS MIA ATL GRU EZE DEL BKK MLE DXB DOH ADD ICN PEK HKG TPE YUL SIN DSS ACC TAS EVN TBS RUH NBO
MXP HND JFK MIA BOS ATL GRU DXB DOH SIN ADD ICN DEL BKK PEK HKG TPE MCT MLE CUN HAV DSS EVN TBS TAS RUH
VCE DXB DOH JFK ATL ICN
NAP DXB JFK ATL
BLQ DXB
JFK HND ICN HKG TPE SIN DEL DXB DOH RUH AMM NBO ACC EZE GRU BOG LIM SCL UIO PTY MEX CUN SDQ KIN BGI NAS SJO GUA SAL BZE
JFK GEO CUR UVF GND YUL YVR AKL CAI TAS DSS LHR AMS DUB BRU CPH ZRH MAD BCN CDG ORY NCE FRA MUC BER IST ATH LIS KEF EDI
JFK PDL BEG PRG KRK HEL ARN AGP
LAX HND KIX ICN PEK HKG TPE MNL SIN SYD AKL PPT NAN DXB DOH IST LHR CDG FRA MUC BCN CPH DUB GRU LIM SCL BOG PTY MEX CUN
LAX SJO GUA SAL BZE YVR YYC YUL ANC AMS ZRH
ORD HND LHR FRA MUC CDG AMS DUB ATH MAD BCN ZRH CPH BRU IST DOH DXB DEL AMM PEK ICN TPE YYC YUL YVR ANC SJO CUN MEX PTY
ORD NAS KIN KEF KRK BEG ADD GRU LIS ARN
MIA EZE GRU SCL LIM BOG UIO PTY MEX CUN SJO GUA SAL SAP MGA BZE HAV KIN NAS BGI GND UVF DOM SDQ CUR GEO PTP MVD DOH DXB
MIA IST LHR CDG MAD BCN LIS ZRH FRA YUL AMS CPH DUB
SFO HND KIX ICN PEK HKG TPE SIN SYD AKL PPT MNL NAN LHR CDG FRA MUC AMS ZRH DUB IST DXB DOH DEL MEX CUN PTY SJO SAL GUA
SFO BCN CPH YYC YVR YUL ANC LIS
BOS HND DXB DOH IST LHR CDG FRA MUC AMS ZRH DUB MAD BCN LIS KEF PDL EDI CPH ATH SJO CUN NAS SDQ PTY YUL ICN SAL CUR UVF
ATL HND ICN CPT JNB EZE GRU SCL LIM BOG UIO PTY SJO GUA SAL SAP MGA BZE MEX CUN NAS KIN SDQ CUR UVF ANC YUL YYC LHR CDG
ATL AMS FRA MUC MAD BCN DUB ZRH IST DOH ADD NCE ATH
SEA ANC HND ICN TPE PEK LHR CDG AMS FRA IST DXB DOH YVR YYC SIN HEL KEF
LHR HND ICN PEK HKG TPE SIN BKK KUL SYD DEL CMB MLE DXB DOH RUH MCT AMM NBO JNB CPT ADD ACC MRU KGL TAS HAN MNL ALA GYD
LHR BNA YUL YYC YVR MEX EZE GRU SCL NAS BGI GND UVF SJO TBS IST KIN
AMS KIX ICN PEK HKG TPE SIN BKK KUL DPS MNL DEL DXB DOH RUH NBO JRO KGL EBB CPT JNB ACC EZE GRU SCL LIM BOG UIO PTY SJO
AMS CUN MEX CUR YUL YYC YVR GYD TBS EVN MCT
DUB BNA DXB DOH IST YUL CUN ADD
BRU KGL EBB DSS ABJ BJL COO LFW ACC NBO DOH DXB ADD BKK PEK YUL
CPH HND ICN BKK SIN DEL DOH DXB PEK FAE KEF HKG TOS
ZRH ICN SIN BKK HKG DEL DXB DOH MCT GRU EZE JNB NBO JRO CPT CUN SJO BOG MLE MRU CMB YUL YYC SEZ TOS IVL
MAD EZE GRU SCL LIM BOG UIO PTY MEX CUN SJO GUA SAL SAP SDQ HAV ASU MVD YUL PEK HKG ICN DXB DOH RUH ADD AMM DSS MLE TNG
BCN SCL EZE BOG YUL PEK HKG SIN DXB DOH ICN TNG EVN
AGP DOH IST
VLC IST
BIO IST
CDG HND KIX ICN PEK HKG TPE SIN BKK KUL HAN MNL DEL CMB MLE DXB DOH RUH AMM NBO KGL JNB CPT TNR MRU RUN ABJ ACC COO LFW
CDG LBV NBJ DSS JIB EZE GRU SCL LIM BOG UIO PTY MEX CUN SJO HAV SDQ YUL YYC YVR PTP PPT TNG EVN TBS TAS ADD JRO SEZ TOS
ORY PTP RUN DSS TNG
LYS DXB YUL IST
NCE DXB DOH YUL IST
TLS DOH YUL IST
NTE YUL
FRA HND KIX ICN PEK HKG TPE SIN BKK DEL MLE CMB MRU SEZ DXB DOH RUH AMM MCT NBO JRO WDH VFA JNB CPT ADD NBJ EZE GRU BOG
FRA PTY SJO CUN MEX HAV SDQ BGI YUL YYC YVR ANC UBN ALA TAS HAN GYD TBS EVN PDL TOS IVL KRN ACC
MUC HND ICN PEK SIN BKK DEL DXB DOH GRU JNB CPT YUL YVR MEX TAS TBS DYU TOS IVL
BER DOH PEK
HAM DXB DOH IST
DUS DXB DOH IST IVL TOS
STR IST
LIS GRU TMS NBJ DSS BJL VXE PDL ABJ ACC CUN YUL
IST HND KIX ICN PEK HKG TPE SIN BKK KUL DPS MNL HAN DEL CMB MLE KTM ALA TAS DYU UBN DXB DOH RUH MCT NBO JRO EBB KGL ADD
IST JNB CPT TNR MRU SEZ ABJ ACC COO LBV DSS BJL NBJ JIB EZE GRU SCL BOG PTY MEX CUN HAV YUL TBS EVN GYD EDI KEF
DOH HND KIX ICN PEK HKG SIN BKK KUL DPS MNL HAN DEL COK CMB MLE KTM ALA TAS SYD AKL DXB RUH MCT AMM NBO JRO EBB KGL JNB
DOH CPT SEZ ADD JIB ACC ABJ NBJ GRU EZE TBS EVN GYD ATH
DXB HND KIX ICN PEK HKG TPE SIN BKK KUL DPS MNL HAN DEL COK CMB MLE KTM SYD AKL CHC NBO JRO EBB ADD JNB CPT MRU SEZ ACC
DXB ABJ NBJ DSS JIB GRU ALA TAS DYU MCT RUH AMM TBS EVN GYD KGL
ADD NBO JRO EBB KGL JIB JNB CPT VFA WDH MUB LLW TNR ABJ ACC LFW COO LBV NBJ DXB DOH DEL BKK HKG PEK ICN
JNB WDH MUB VFA LVI CPT MSU LLW MRU TNR NBJ SYD HKG NBO
NBO JRO EBB KGL LLW MRU JIB CPT VFA BKK
SIN SYD AKL CHC DPS KUL BKK MNL HAN HKG TPE HND KIX ICN CMB MLE COK DEL KTM LPQ DIL NAN CTS KMG
DPS DIL
BKK LPQ PBH KTM HAN KMG CMB CTS MLE SYD HKG
DEL PBH KTM COK MLE CMB
HND CTS KIX KMG UBN MNL TPE SYD HAN
ICN CTS KIX UBN KTM PEK MNL DPS HAN SYD AKL
PEK KMG UBN SYD
HKG KMG CTS KIX DPS KTM MNL SYD AKL NAN HAN UBN TPE
SYD AYQ HBA CHC NAN VLI APW TBU RAR AKL SCL
AKL CHC RAR TBU APW NAN VLI PPT
PTY BZE GUA SAL SAP MGA SJO HAV KIN CUR SDQ NAS BGI GEO BOG UIO LIM SCL EZE GRU MVD ASU MEX CUN SLA
BOG UIO LIM LPB CUR HAV CUN SJO GUA SAL EZE GRU SCL MEX
LIM LPB SCL ASU EZE MVD UIO GRU MEX SJO
EZE USH SLA MVD ASU SCL GRU
SCL MVD ASU GRU
GRU MVD ASU
YVR YXY YYC YUL HND ICN HKG SYD
YUL YYC CUN SDQ
KEF JAV FAE EDI
EDI FAE
HEL IVL KRN TOS HND ICN BKK SIN DOH
ARN KRN TOS
LHR TAT
MUC TAT KRN
WAW TAT EVN TBS ICN DEL`

const ROUTES: ReadonlySet<string> = new Set(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', ...others] = line.split(' ')
      return others.flatMap((to) => [`${from} ${to}`, `${to} ${from}`])
    }),
)

/** Airports that are reached by written routes alone, though they are near others. */
const SMALL: ReadonlySet<string> = new Set('FAE IVL KRN TAT PDL TOS JAV TNG'.split(' '))

/** Hubs in countries that trips do not fly to, or fly to by another airport. */
const OTHER_HUBS = `
ADD 9.0 38.8
AMS 52.3 4.8
ATL 33.6 -84.4
CDG 49.0 2.5
FRA 50.0 8.6
FCO 41.8 12.2
HEL 60.3 25.0
ARN 59.6 17.9
JFK 40.6 -73.8
JNB -26.1 28.2
LHR 51.5 -0.5
MAD 40.5 -3.6
MIA 25.8 -80.3
MUC 48.4 11.8
ORD 42.0 -87.9
ORY 48.7 2.4
SEA 47.4 -122.3
SFO 37.6 -122.4
WAW 52.2 21.0
YUL 45.5 -73.7
YVR 49.2 -123.2`

/** The hubs of countries that trips fly to: where they are is a fact of the country. */
const COUNTRY_HUBS =
  'ARE ARG AUS BEL BRA CHE CHL CHN COL DNK HKG IDN IND ISL JPN KEN KOR NZL PAN PER PRT QAT SGP THA TUR USA'

/** Where planes are changed. */
export const HUBS: readonly (Point & { code: string })[] = [
  ...OTHER_HUBS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', latitude, longitude] = line.split(' ')
      return { code, latitude: Number(latitude), longitude: Number(longitude) }
    }),
  ...COUNTRY_HUBS.split(' ').flatMap((country) => {
    const facts = countryFacts(country)
    return facts ? [{ code: facts.airport, latitude: facts.latitude, longitude: facts.longitude }] : []
  }),
]
const HUB_CODES: ReadonlySet<string> = new Set(HUBS.map(({ code }) => code))

/** km: nearer than this nobody flies. */
export const TOO_NEAR = 250
/** km that any airport of Europe and around the Mediterranean flies without a stop, and that its hubs do. */
const SHORT = 1_500
const SHORT_FROM_HUB = 3_400

const isEuropean = ({ latitude, longitude }: Point) =>
  latitude > 27 && latitude < 72 && longitude > -32 && longitude < 37
const isAmerican = ({ latitude, longitude }: Point) =>
  latitude > 24 && latitude < 49 && longitude > -125 && longitude < -66

type Place = Point & { code: string }

/** Whether planes go from one airport to the other without a stop. */
export const fliesDirectly = (a: Place, b: Place): boolean =>
  a.code !== b.code && (ROUTES.has(`${a.code} ${b.code}`) || fliesShort(a, b))

const fliesShort = (a: Place, b: Place): boolean => {
  const km = distance(a, b)
  if (km < TOO_NEAR || SMALL.has(a.code) || SMALL.has(b.code)) return false
  if (isAmerican(a) && isAmerican(b)) return true
  return (
    isEuropean(a) && isEuropean(b) && km <= (HUB_CODES.has(a.code) || HUB_CODES.has(b.code) ? SHORT_FROM_HUB : SHORT)
  )
}

/** Great circle in km. */
export const distance = (a: Point, b: Point): number => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h))
}
